/** Counts what a person does: each click or tap and each key that the browser receives. */
import { expect, type Locator, type Page } from '@playwright/test';

type Limits = { presses: number; keys: number };

export class Stopwatch {
  private presses = 0;
  private keys = 0;
  private readonly startedAt = Date.now();

  private constructor(
    private readonly page: Page,
    private readonly task: string,
  ) {}

  /** Before the first page opens: the listeners are part of each document. */
  static async start(page: Page, task: string): Promise<Stopwatch> {
    const watch = new Stopwatch(page, task);
    await page.exposeFunction('countInput', (kind: string) => {
      if (kind === 'keydown') watch.keys += 1;
      else watch.presses += 1;
    });
    await page.addInitScript(() => {
      const { countInput } = window as unknown as {
        countInput: (kind: string) => Promise<void>;
      };
      for (const kind of ['pointerdown', 'keydown']) {
        const count = (event: Event) => {
          if (event.isTrusted) void countInput(kind);
        };
        addEventListener(kind, count, { capture: true });
      }
    });
    return watch;
  }

  /** A finger on a phone, a mouse elsewhere. */
  async press(place: Locator): Promise<void> {
    await expect(place).toBeEnabled();
    if (await this.page.evaluate(() => navigator.maxTouchPoints > 0)) await place.tap();
    else await place.click();
  }

  /** Into what has the focus, key by key. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async stop(limits: Limits): Promise<void> {
    // Each count is a message of its own: the last may still be on its way.
    await this.page.evaluate(() => undefined);
    const { presses, keys, task } = this;
    const seconds = ((Date.now() - this.startedAt) / 1000).toFixed(0);
    console.log(
      `  ${task}: ${presses} presses (at most ${limits.presses}), ` +
        `${keys} keys (at most ${limits.keys}), ${seconds} s by script`,
    );
    expect(presses, `${task}: presses`).toBeGreaterThan(0);
    expect(presses, `${task}: presses`).toBeLessThanOrEqual(limits.presses);
    expect(keys, `${task}: keys`).toBeLessThanOrEqual(limits.keys);
  }
}
