/** Products side by side: chosen in lists, kept in the browser, shared by the address. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { newPhone } from './support/unique';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW, WIDE } from './support/widths';

/** What the columns are headed by. */
const namesIn = (page: Page) =>
  page.getByRole('columnheader').locator('a[href^="/product/"].block').allInnerTexts();

test('up to four products are compared, what differs is marked', async ({
  arrive,
  language,
  say,
}) => {
  const page = await arrive({ locale: language });
  const troubles = watch(page);
  await page.goto('/search?q=tea');
  await settled(page);
  const compared = new RegExp(`^${say('Compare: {name}', { name: '' })}`);
  const boxes = page.getByRole('main').getByRole('checkbox', { name: compared });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await boxes.nth(4).click();
  const most = language === 'ne' ? '४' : '4';
  await expect(
    page.getByText(say('You can compare up to {most} products.', { most })),
  ).toBeVisible();
  await expect(boxes.nth(4)).not.toBeChecked();
  await page.reload();
  const tray = page.getByRole('region', { name: say('Selected to compare') });
  await expect(tray.getByRole('listitem')).toHaveCount(4);
  await tray.getByRole('link').click();
  await expect(page).toHaveURL(/\/compare\?products=/);
  await settled(page);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page).toHaveTitle(
    `${(await namesIn(page)).join(' · ')} – ${say('Compare products')} | ${language === 'ne' ? 'हाट' : 'Haat'}`,
  );
  const rows = page.locator('tbody tr');
  const all = await rows.count();
  const differing = await page.locator('tr[data-differs]').count();
  expect(differing).toBeGreaterThan(0);
  expect(differing).toBeLessThan(all);
  await page.getByRole('checkbox', { name: say('Show differences only') }).check();
  await expect(rows).toHaveCount(differing);
  await isSoundAtBothWidths(page);
  expect(troubles).toEqual([]);
});

test('a shared address shows the same table to a stranger', WIDE, async ({ arrive }) => {
  const first = await arrive();
  await first.goto('/search?q=tea');
  await settled(first);
  const links = first.getByRole('main').locator('h2 a');
  const slugs: string[] = [];
  for (const place of [0, 1]) {
    const href = await links.nth(place).getAttribute('href');
    slugs.push(href?.split('/').at(-1) ?? '');
  }
  const stranger = await arrive();
  await stranger.goto(`/compare?products=${slugs.join(',')},no-such-thing`);
  await expect(stranger.getByRole('columnheader')).toHaveCount(2);
  await expect(stranger.getByText('One product of this link')).toBeVisible();
  await expect(stranger).toHaveTitle(/ · .* – Compare products \| Haat$/);
  const inEnglish = await stranger.title();
  await stranger
    .getByRole('button', { name: /^Language/ })
    .first()
    .click();
  await expect(stranger).toHaveTitle(/ · .* – उत्पादन तुलना गर्नुहोस् \| हाट$/);
  expect(await namesIn(stranger)).not.toEqual(inEnglish.split(' – ')[0]?.split(' · '));
  await stranger.goto('/compare');
  await expect(stranger.getByText(wordsOf('ne')('Nothing to compare yet'))).toBeVisible();
});

test(
  'until its code is here the page is busy, and has its heading then',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/assets/page-compare.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/compare', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'one enquiry goes to the suppliers of what is compared',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const troubles = watch(page);
    await page.goto('/search?q=tea');
    await settled(page);
    const compared = new RegExp(`^${say('Compare: {name}', { name: '' })}`);
    const boxes = page.getByRole('main').getByRole('checkbox', { name: compared });
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
    const tray = page.getByRole('region', { name: say('Selected to compare') });
    await tray
      .getByText(language === 'ne' ? /आपूर्तिकर्तालाई सोध्नुहोस्$/ : /^Ask these/)
      .click();
    const dialog = page.getByRole('dialog');
    const box = (name: string) => dialog.getByRole('textbox', { name: say(name) });
    await box('Name').fill('Sita Rai');
    await box('Phone Number').fill(newPhone());
    await box('Email address').fill('sita@example.com');
    await box('Requirement').fill('500 kg tea to Ilam, every month');
    await dialog.getByRole('button', { name: say('Submit Requirement') }).click();
    const review = page.getByRole('dialog', { name: say('Review your requirement') });
    await expect(review.getByRole('textbox', { name: say('Quantity') })).toHaveValue(
      '500',
    );
    await isSoundAtBothWidths(page);
    const sent = page.waitForRequest(/webui\/enquiries$/);
    await review.getByRole('button', { name: say('Confirm and send') }).click();
    const body = (await sent).postDataJSON() as { recipients: unknown[] };
    const count = body.recipients.length;
    expect(body).toMatchObject({ quantity: '500', unit: 'kg' });
    const thanks = page.getByRole('dialog', { name: say('Thank you!') });
    await expect(thanks.getByRole('listitem')).toHaveCount(count);
    await expect(thanks.getByText(say('Sent'), { exact: true })).toHaveCount(count);
    await isSoundAtBothWidths(page);
    expect(troubles).toEqual([]);
  },
);
