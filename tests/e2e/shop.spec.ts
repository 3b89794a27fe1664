/** A shop's own pages: what visitors see and press. */
import type { Page } from '@playwright/test';
import { SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { BASE_URL } from './support/places';
import { readCode } from './support/qr-code';
import { answers, settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { newPhone } from './support/unique';
import { NARROW, WIDE } from './support/widths';

const shop = (rest = '') => `/vendor/${SHOP}${rest}`;

test(
  'the badge tells what was checked and when',
  NARROW,
  async ({ lookIn, language, say }) => {
    const page = await lookIn({ locale: language });
    await page.goto(shop());
    await settled(page);
    await page
      .getByRole('button', { name: say('Verified: see what we checked') })
      .click();
    const panel = page.getByRole('dialog', { name: say('What we checked') });
    await expect(
      panel.getByText(say('PAN/VAT and registration documents')),
    ).toBeVisible();
    await expect(panel.locator('time')).toHaveCount(2);
    await isSoundAtBothWidths(page);
  },
);

test(
  'the review asks for what is missing, then thanks',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto(shop('/contact-us'));
    await settled(page);
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: say('Submit Requirement') });
    const phone = main.getByRole('textbox', { name: say('Phone Number') });
    await expect(phone).toHaveAttribute('maxlength', '14');
    await phone.fill('1234567');
    await expect(submit).toBeDisabled();
    await phone.fill(newPhone());
    await main.getByRole('textbox', { name: say('Name'), exact: true }).fill('Sita Rai');
    await main
      .getByRole('textbox', { name: say('Requirement') })
      .fill('200 kg of CTC tea every month, from Mangsir on');
    await submit.click();
    const review = page.getByRole('dialog', { name: say('Review your requirement') });
    await review
      .getByRole('textbox', { name: say('Email address') })
      .fill('sita@example.com');
    await expect(review.getByRole('textbox', { name: say('Phone Number') })).toHaveCount(
      0,
    );
    const send = review.getByRole('button', { name: say('Confirm and send') });
    await expect(send).toBeDisabled();
    // The other one is the unit, read from the text.
    const category = review.getByRole('combobox').first();
    await category.fill('qqzz');
    await expect(review.getByText(say('No Categories Found.'))).toBeVisible();
    await category.fill('');
    await review.getByRole('listbox').getByRole('option').first().click();
    await send.click();
    const thanks = page.getByRole('dialog', { name: say('Thank you!') });
    await thanks.getByRole('button', { name: say('Done') }).click();
    await expect(main.getByRole('textbox', { name: say('Requirement') })).toHaveValue('');
    await expect(
      main.getByRole('textbox', { name: say('Name'), exact: true }),
    ).toHaveValue('');
    await expect(phone).not.toHaveValue('');
  },
);

test('a seller is reported with a reason', NARROW, async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language });
  await page.goto(shop('/profile'));
  await settled(page);
  await page.getByRole('button', { name: say('Report this seller') }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: say('Send report') });
  await dialog.getByLabel(say('Reason')).selectOption('wrong_details');
  await expect(send).toBeDisabled();
  await dialog.getByLabel(say('What happened?')).fill('The address is a closed house.');
  await isSoundAtBothWidths(page);
  await send.click();
  await expect(dialog.getByRole('status')).toContainText(/R-\w{6}/);
});

test(
  'a shared Nepali link becomes the visitor’s language and a plain address',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto(shop('/profile?lang=ne'));
    await settled(page);
    await expect(page).toHaveURL(shop('/profile'));
    await page.goto('/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  },
);

/** Where contacts, sharing and the code are: the header, on a phone a sheet. */
async function contactsOf(page: Page) {
  const trigger = page.getByRole('button', { name: 'QR code, contact and share' });
  if (!(await trigger.isVisible())) return page.locator('main header');
  await trigger.click();
  return page.getByRole('dialog', { name: 'Contact and share' });
}

test('every contact button is counted', NARROW, async ({ arrive }) => {
  const page = await arrive();
  const counted: string[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith(`${SHOP}/event`)) return;
    const { type } = answer.request().postDataJSON() as { type: string };
    counted.push(`${type} ${answer.status()}`);
  });
  await page.goto(shop('?src=qr'));
  await settled(page);
  // The links lead out of the browser; what counts is the press.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && !link.href.startsWith(location.origin)) event.preventDefault();
    }),
  );
  const contacts = await contactsOf(page);
  for (const name of ['Call', 'WhatsApp', 'Viber', 'Email']) {
    await contacts.getByRole('link', { name, exact: true }).click();
  }
  const all = ['view', 'qr', 'call', 'whatsapp', 'viber', 'email'];
  await expect
    .poll(() => counted.sort())
    .toEqual(all.map((type) => `${type} 204`).sort());
});

test(
  'the QR code is 120 px, links to the shop and is saved as PNG',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto(shop());
    await settled(page);
    await contactsOf(page);
    const canvas = page.locator('canvas').filter({ visible: true });
    const size = { width: 120, height: 120 };
    await expect.poll(() => canvas.boundingBox()).toMatchObject(size);
    expect(await readCode(canvas)).toBe(`${BASE_URL}${shop()}?src=qr`);
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: 'Save QR as PNG' })
      .filter({ visible: true })
      .click();
    expect((await download).suggestedFilename()).toBe(`${SHOP}-qr.png`);
  },
);

test('the two alerts have the texts of the specification', WIDE, async ({ arrive }) => {
  const page = await arrive();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.addInitScript(() =>
    Object.assign(Navigator.prototype, { share: undefined }),
  );
  await page.goto(shop());
  await settled(page);
  const contacts = await contactsOf(page);
  await contacts.getByRole('button', { name: 'Share', exact: true }).click();
  const canvas = page.locator('canvas').filter({ visible: true });
  await canvas.evaluate((element) => element.remove());
  await page
    .getByRole('button', { name: 'Save QR as PNG' })
    .filter({ visible: true })
    .click();
  expect(said).toEqual([
    'Your browser does not support Web Share API!',
    'QR code not found!',
  ]);
});

test('the range shows 8 groups of 4 at most and scrolls at 200 px', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto(shop('/profile'));
  await settled(page);
  await page.getByRole('button', { name: 'Product range' }).click();
  const menu = page
    .locator('nav ul:not([hidden])')
    .filter({ hasText: 'CTC tea' })
    .first();
  const groups = menu.locator(':scope > li');
  expect(await groups.count()).toBeLessThanOrEqual(8);
  for (const group of await groups.all()) {
    expect(await group.locator('ul a').count()).toBeLessThanOrEqual(4);
  }
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(200);
  await menu.getByRole('link', { name: 'CTC tea', exact: true }).click();
  await expect(page).toHaveURL(shop('/ctc-tea'));
});

test('the search of a shop filters its products', NARROW, async ({ arrive }) => {
  const page = await arrive();
  await page.goto(shop());
  await settled(page);
  const words = page.getByRole('searchbox', { name: 'Search in this shop' });
  const search = page.getByRole('search').filter({ has: words });
  const button = search.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toBeDisabled();
  await words.fill('silver');
  await button.click();
  await expect(page).toHaveURL(shop('/search?q=silver'));
  const found = page.getByRole('main').getByRole('link', { name: /^Silver needle/ });
  await expect(found.filter({ visible: true }).first()).toBeVisible();
});

test(
  'a shop page whose chunk fails has an error',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.route(/shop-pages/, (route) => route.abort());
    await page.goto(`/vendor/${SHOP}`);
    await answers(page);
    await page.locator(`a[href="/vendor/${SHOP}/profile"]`).first().click();
    const panel = page.getByRole('alert').filter({ hasText: say('Couldn’t load this') });
    await expect(panel).toBeVisible({ timeout: 15_000 });
    await expect(panel.getByRole('button', { name: say('Retry') })).toBeEnabled();
  },
);
