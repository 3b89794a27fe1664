/** A product's page: gallery, estimator, report, and what is left of one that is gone. */
import { PRODUCT } from './support/accounts';
import { EVENT_MS, sessionOfSeller } from './support/company';
import { crawl } from './support/crawl';
import { expect, test } from './support/fixtures';
import { publish } from './support/goods';
import { makeSeller } from './support/sellers';
import { settled } from './support/settled';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW, WIDE } from './support/widths';

const PATH = `/product/${PRODUCT}`;

test(
  'the estimator tells the total and what more would save',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto(PATH);
    await settled(page);
    const money = (english: string, nepali: string) =>
      page.getByRole('main').getByText(language === 'ne' ? nepali : english);
    const quantity = page.getByRole('main').getByRole('group').getByRole('textbox');
    await quantity.fill('50');
    await expect(money('NPR 72,500', 'रू ७२,५००')).toBeVisible();
    await expect(money('to save NPR 70', 'रू ७०')).toBeVisible();
    await quantity.fill('100');
    await expect(money('NPR 1,38,000', 'रू १,३८,०००')).toBeVisible();
    await quantity.fill('5');
    await expect(
      page.getByText(say('Below the minimum order. Ask the supplier first.')),
    ).toBeVisible();
  },
);

test('a product is reported to the staff', NARROW, async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language });
  const troubles = watch(page);
  await page.goto(PATH);
  await settled(page);
  await page.getByRole('button', { name: say('Report'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: say('Send report') });
  await expect(send).toBeDisabled();
  await dialog.getByLabel(say('Reason')).selectOption('other');
  await expect(send).toBeDisabled();
  await dialog.getByLabel(say('What’s wrong?')).fill('तस्बिर अर्कै सामानको हो।');
  await isSoundAtBothWidths(page);
  await send.click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await dialog.getByRole('button', { name: say('Done') }).click();
  await expect(dialog).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test(
  "an address that never was a product's is 404",
  WIDE,
  async ({ lookIn, language, say }) => {
    const page = await lookIn({ locale: language });
    expect((await page.goto('/product/no-such-thing'))?.status()).toBe(404);
    await expect(page.getByText(say('This page could not be found'))).toBeVisible();
    await expect(
      page.getByRole('heading', { name: say('Similar products') }),
    ).toHaveCount(0);
  },
);

test(
  'a product that was taken down: 404, and what may stand in for it',
  NARROW,
  async ({ arrive, request }) => {
    const say = wordsOf('ne');
    const seller = await makeSeller(request);
    const { access_token: token } = await sessionOfSeller(request, seller);
    const { id, slug, version } = await publish(request, token);
    const page = await arrive({ locale: 'ne' });
    const status = async () => (await page.goto(`/product/${slug}`))?.status();
    await expect.poll(status, { timeout: EVENT_MS }).toBe(200);
    const answer = await request.patch(`/api/products/${id}`, {
      data: { version, status: 'unlisted' },
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect.poll(status, { timeout: EVENT_MS }).toBe(404);
    await expect(page.getByText(say('This page could not be found'))).toBeVisible();
    const rail = page.locator('section', {
      has: page.getByRole('heading', { name: say('Similar products') }),
    });
    await expect(rail.locator('a[href^="/product/"]').first()).toBeVisible();
    await isSound(page);
  },
);

test('the pictures are led by arrow keys, small and large', async ({ arrive }) => {
  const say = wordsOf('en');
  const page = await arrive();
  await page.goto(PATH);
  await settled(page);
  const thumb = (place: number) =>
    page.getByRole('button', { name: say('Picture {which}', { which: `${place}` }) });
  await thumb(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^Enlarge picture/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const slide = dialog.locator('.yarl__slide_current');
  await expect(slide.getByRole('img', { name: /picture 2 of/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slide.getByRole('img', { name: /picture 3 of/ })).toBeVisible();
  await isSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
});

test(
  'the parts of the page are reached by keyboard',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto(PATH);
    await settled(page);
    const nav = page.getByRole('navigation', { name: say('On this page') });
    const link = (words: string) => nav.getByRole('link', { name: say(words) });
    await expect(link('Details')).toHaveAttribute('aria-current', 'location');
    // Its own way into sight must be over, or the two scrolls meet.
    await link('Packing & supply').hover();
    await link('Packing & supply').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#supply$/);
    await expect(link('Packing & supply')).toHaveAttribute('aria-current', 'location');
    const supply = page.getByRole('region', { name: say('Packing & supply') });
    await expect(supply.getByRole('heading')).toBeInViewport();
    // One goes on from there, not from the bar.
    await page.keyboard.press('Tab');
    await expect(page.locator('#questions').locator('button, a').first()).toBeFocused();
    await expect(supply).toContainText(language === 'ne' ? 'इलाम, कोशी' : 'Ilam, Koshi');
    await page.goto(`${PATH}#supplier`);
    await expect(
      page.getByRole('heading', { name: say('About the supplier') }),
    ).toBeInViewport();
    await isSound(page);
  },
);

test(
  "a unit with a name is in the page's language",
  WIDE,
  async ({ lookIn, language, say }) => {
    const page = await lookIn({ locale: language });
    await page.goto(PATH);
    const part = page.getByRole('region', { name: say('Specifications') });
    await expect(part).toContainText(language === 'ne' ? /२४ महिना/ : /24 months/);
  },
);

test('a view of a product is counted once', NARROW, async ({ arrive }) => {
  const page = await arrive();
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`${PRODUCT}/view`)) told.push(request.method());
  });
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/view'));
  await page.goto(PATH);
  expect((await counted).ok()).toBe(true);
  await page.reload();
  await settled(page);
  expect(told).toEqual(['POST']);
});

test(
  'other currencies are approximate, by the daily rate',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto(PATH);
    await settled(page);
    await page.evaluate(() => {
      document.cookie = 'haat_currency=USD; path=/';
    });
    await page.reload();
    await expect(page.getByRole('main').getByText(/≈\s\$/).first()).toBeVisible();
  },
);

test('search engines read the product with its offer', WIDE, async ({ request }) => {
  const { typed, html } = await crawl(request, PATH);
  const product = typed('Product') as unknown as {
    offers: { '@type': string; priceCurrency: string; lowPrice: string };
    additionalProperty: { name: string; value: string }[];
  };
  expect(product.offers).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'NPR',
    lowPrice: '1290.00',
    highPrice: '1450.00',
  });
  expect(product.additionalProperty.map(({ value }) => value)).toContain('FTGFOP1');
  expect(html).not.toContain('noindex');
  const gone = await crawl(request, '/product/no-such-thing', 404);
  expect(gone.html).toContain('noindex');
});
