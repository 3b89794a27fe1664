/** The way of one kind of visitor through every page: who may see it does, it fits, reads, complains about nothing. */
import { expect, type Page } from '@playwright/test';
import { markupErrors } from './markup';
import type { Stop } from './routes';
import { settled } from './settled';
import { fitsAtBothWidths, isSound } from './soundness';
import { HERE, MISSING } from './spec-routes';
import type { Search } from './stops';
import { watch } from './watch';
import { wordsOf, type Locale } from './words';

/** The edge draws what comes within its time; on a busy machine a second look may be needed. */
const OPENED_MS = 30_000;

/** Answers the HTML that was sent. */
async function opens(page: Page, address: string, status: number): Promise<string> {
  let html = '';
  await expect(async () => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    html = (await answer?.text()) ?? '';
  }).toPass({ timeout: OPENED_MS });
  return html;
}

/** It leads where it should, and from there nothing leads on. */
async function endsAt(page: Page, address: string, end: string, locale: Locale) {
  const there = end === HERE || end === MISSING ? address : end;
  await expect(page).toHaveURL(there);
  await settled(page);
  await expect(page).toHaveURL(there);
  const lost = page.getByText(wordsOf(locale)('This page could not be found'));
  await expect(lost).toHaveCount(end === MISSING ? 1 : 0);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Answered, and complained about in the console: on the next page either would be a trouble. */
const isRefused = (page: Page, status: number) =>
  Promise.all([
    page.waitForResponse((answer) => answer.status() === status),
    page.waitForEvent('console', (message) => message.text().includes(String(status))),
  ]);

export class Walk {
  private expected = 200;
  private readonly troubles: string[];

  constructor(
    private readonly page: Page,
    private readonly locale: Locale,
    private readonly search: Search,
  ) {
    this.troubles = watch(page, () => this.expected);
  }

  /** Each page is looked at closely once a width, by the first who sees it. */
  private async visit({ path, find, status = 200, refusal, end, isFirst }: Stop) {
    const { page } = this;
    const address = find ? await find(this.search) : path;
    this.troubles.length = 0;
    this.expected = refusal ?? status;
    const refused = refusal && isRefused(page, refusal);
    const sent = await opens(page, address, status);
    await endsAt(page, address, end, this.locale);
    await refused;
    if (isFirst && (end === HERE || end === MISSING)) {
      expect(await markupErrors(sent)).toEqual([]);
      expect(await markupErrors(await page.content())).toEqual([]);
      await isSound(page);
      await fitsAtBothWidths(page);
    }
    expect(this.troubles).toEqual([]);
  }

  /** What is wrong with a page; the walk goes on. */
  async look(stop: Stop): Promise<string[]> {
    try {
      await this.visit(stop);
      return [];
    } catch (error) {
      return [`${stop.path}: ${(error as Error).message}`];
    }
  }
}
