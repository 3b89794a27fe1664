/** How much work the main tasks are: presses and keys, counted by the browser. */
import type { Page } from '@playwright/test';
import { BUYER } from './support/accounts';
import { newCase } from './support/cases';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { settled } from './support/settled';
import { Stopwatch } from './support/stopwatch';
import { NARROW, WIDE } from './support/widths';
import { wordsOf } from './support/words';

const say = wordsOf('en');

async function home(page: Page, task: string): Promise<Stopwatch> {
  const watch = await Stopwatch.start(page, task);
  await page.goto('/');
  await settled(page);
  return watch;
}

test(
  'three suppliers are asked for 500 kg of tea near Ilam: 8 clicks, 60 keys',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ as: BUYER });
    const watch = await home(page, '500 kg of tea near Ilam, three suppliers');
    const main = mainOf(page);
    const form = page.getByRole('dialog');
    await watch.press(
      page.getByRole('combobox', { name: say('Search products and suppliers') }),
    );
    await watch.type('500 kg orthodox tea near Ilam');
    const read = page.getByRole('option', { name: /500 kg · near Ilam/ });
    await expect(read).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=orthodox\+?(%20)?tea.*quantity=500.*near=\d+/);
    await settled(page);
    await watch.press(main.getByRole('link', { name: say('Suppliers'), exact: true }));
    const boxes = main.getByRole('checkbox', { name: /^Select/ });
    await expect(main.getByText(/ km/).first()).toBeVisible();
    for (const index of [0, 1, 2]) await watch.press(boxes.nth(index));
    await watch.press(page.getByRole('button', { name: /^Ask these 3/ }));
    await expect(form.getByRole('textbox', { name: say('Requirement') })).toHaveValue(
      'We need 500 kg orthodox tea, delivered to Ilam.',
    );
    await watch.press(form.getByRole('button', { name: say('Submit Requirement') }));
    await expect(form.getByRole('textbox', { name: say('Quantity') })).toHaveValue('500');
    await watch.press(form.getByRole('button', { name: say('Confirm and send') }));
    await expect(form).toContainText('Sent to 3 suppliers');
    await watch.stop({ presses: 8, keys: 60 });
  },
);

test(
  'a requirement is posted from a phone: 10 taps, 50 keys',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive({ as: BUYER });
    const watch = await home(page, 'a requirement from a phone');
    const form = mainOf(page).locator('#post');
    const next = form.getByRole('button', { name: say('Continue') });
    await watch.press(mainOf(page).getByLabel(say('What do you need?')));
    await watch.type(`Orthodox tea 500 kg\n`);
    await page.waitForURL('**/industry?**');
    await settled(page);
    await watch.press(form.getByRole('textbox', { name: say('Details') }));
    await watch.type('With a sample, please');
    const suggested = form.getByRole('list', { name: say('Suggested categories') });
    await watch.press(suggested.getByRole('button').first());
    await watch.press(next);
    await expect(form.getByRole('textbox', { name: say('Quantity') })).toHaveValue('500');
    await watch.press(next);
    await watch.press(next);
    await watch.press(form.getByRole('button', { name: say('Review') }));
    const summary = page.getByRole('dialog');
    await watch.press(summary.getByRole('button', { name: say('Post requirement') }));
    await expect(
      summary.getByRole('link', { name: say('See my requirement') }),
    ).toBeVisible();
    await watch.stop({ presses: 10, keys: 50 });
  },
);

test(
  'the state of a complaint is two clicks away',
  WIDE,
  async ({ arrive, request, sessionOf }) => {
    const { access_token: token } = JSON.parse(await sessionOf(BUYER)) as {
      access_token: string;
    };
    const { text } = await newCase(request, { email: BUYER, token });
    const page = await arrive({ as: BUYER });
    const watch = await Stopwatch.start(page, 'the state of a complaint');
    await page.goto('/buyer');
    await settled(page);
    const cases = page
      .getByRole('link', { name: say('Cases') })
      .filter({ visible: true });
    await watch.press(cases.first());
    await watch.press(mainOf(page).getByRole('link', { name: text }));
    await expect(mainOf(page).getByText(say('Assigned to'))).toBeVisible();
    await watch.stop({ presses: 2, keys: 0 });
  },
);
