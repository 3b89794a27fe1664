/** A shop as the edge sends it: for crawlers, for old links, and where a shop is hidden. */
import { PRODUCT, SHOP } from './support/accounts';
import { crawl } from './support/crawl';
import { expect, test } from './support/fixtures';
import { BASE_URL } from './support/places';
import { changeSeller, makeSeller, suspendOwner } from './support/sellers';
import { isSound } from './support/soundness';
import { WIDE } from './support/widths';

const shop = (rest = '') => `/vendor/${SHOP}${rest}`;
const ROUTES = [
  '',
  '/products-and-services',
  '/ctc-tea',
  '/profile',
  '/search?q=tea',
  '/contact-us',
].map(shop);

test('a vendor page tells crawlers who, what and where', WIDE, async ({ request }) => {
  const { html, title, typed } = await crawl(request, shop());
  expect(title).toBe('Suryodaya Tea Estate | Haat');
  expect(html).toContain('Orthodox black tea FTGFOP1');
  expect(html).toMatch(/NPR\s1,450/);
  expect(html).toContain(`<link rel="canonical" href="${BASE_URL}${shop()}">`);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+">/);
  expect(html).toContain(`hreflang="ne" href="${BASE_URL}${shop()}?lang=ne"`);
  expect(typed('Organization')).toMatchObject({
    name: 'Suryodaya Tea Estate',
    url: BASE_URL + shop(),
    address: { '@type': 'PostalAddress', addressCountry: 'NP' },
  });
  expect(typed('BreadcrumbList')?.itemListElement).toHaveLength(3);
  expect(typed('Product')?.offers).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'NPR',
  });
});

test(
  'each page of a shop has its own title and description',
  WIDE,
  async ({ request }) => {
    const heads = await Promise.all(ROUTES.map((path) => crawl(request, path)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(ROUTES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(ROUTES.length);
  },
);

test(
  'a product page tells crawlers what it costs and who sells it',
  WIDE,
  async ({ request }) => {
    const { html, typed } = await crawl(request, `/product/${PRODUCT}`);
    expect(html).toContain('Suryodaya Tea Estate');
    expect(html).toMatch(/NPR\s1,450/);
    expect(typed('Product')?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '1290.00',
    });
    expect(typed('BreadcrumbList')?.itemListElement).toHaveLength(5);
    expect(typed('Organization')?.url).toBe(BASE_URL + shop());
  },
);

test('a crawler reads Nepali at its own address', WIDE, async ({ request }) => {
  const { html, typed } = await crawl(request, shop('?lang=ne'));
  expect(html).toContain('<html lang="ne">');
  expect(html).toContain(`<link rel="canonical" href="${BASE_URL}${shop()}?lang=ne">`);
  expect(typed('Organization')?.name).toBe('सूर्योदय टी इस्टेट');
});

for (const path of ['/vendor/no-such-shop', shop('/no-such-group')]) {
  test(`${path} is 404 and not for search engines`, WIDE, async ({ request }) => {
    const { html } = await crawl(request, path, 404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
}

test(
  'an unfinished shop is shown to its owner only',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await makeSeller(request, 120);
    await crawl(request, `/vendor/${seller.slug}`, 404);
    const page = await arrive();
    await page.addInitScript(
      (session) => localStorage.setItem('haat.session', session),
      seller.session,
    );
    await page.goto(`/vendor/${seller.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seller.name);
    await expect(page.getByText(/Preview: only you can see this page/)).toBeVisible();
    await isSound(page);
  },
);

test(
  'an old address is 301, a closure is told, a suspended shop is gone',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await makeSeller(request);
    const moved = `${seller.slug}-new`;
    await changeSeller(request, seller, '/api/sellerprofile', { slug: moved });
    const old = `/vendor/${seller.slug}/profile?src=qr`;
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/vendor/${moved}/profile?src=qr`);

    const day = (after: number) =>
      new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
    const closure = { closed_from: day(-1), closed_to: day(9), note: 'Tihar' };
    await changeSeller(request, seller, '/api/sellerprofile/closure', closure);
    const page = await arrive();
    await page.goto(`/vendor/${moved}`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Closed until' }),
    ).toContainText('Tihar');

    await suspendOwner(request, seller);
    const status = async () => (await request.get(`/vendor/${moved}`)).status();
    await expect.poll(status, { timeout: 15_000 }).toBe(404);
    const { html } = await crawl(request, `/vendor/${moved}`, 404);
    expect(html).toContain('This shop is not available');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain(seller.name);
  },
);
