/** What search engines read of a product: its price as on the screen, and its video. */
import { formatMoney, type Product } from '@haat/platform';
import { expect, test } from 'vitest';
import { productHead } from '../src/ssr/product-head';

const VIDEO = {
  url: '/storage/products/videos/v1.mp4',
  poster_url: '/storage/products/videos/v1.webp',
  seconds: 42,
  created_at: '2026-11-20T04:15:00Z',
};

const product = (price: string | null, video?: object) =>
  ({
    slug: 'ball',
    name: 'Felt ball',
    name_ne: 'फेल्ट बल',
    description: 'Wool felt.',
    price,
    price_tiers: [],
    images: [],
    video: video ?? null,
    attributes: [],
    breadcrumb: [],
    category: { name: 'Felt' },
    seller: { slug: 'felt', company_name: 'Felt' },
  }) as unknown as Product;

type Thing = { '@type': string; offers: { price: string } };
const things = (of: Product, locale: 'en' | 'ne' = 'en') =>
  productHead(of, undefined, locale).jsonLd as Thing[];
const videosOf = (of: Product, locale: 'en' | 'ne' = 'en') =>
  things(of, locale).filter((thing) => thing['@type'] === 'VideoObject');
const machinePrice = (price: string): string =>
  things(product(price))[0]?.offers.price ?? '';
const onScreen = (price: string) =>
  formatMoney(price, { locale: 'en', currency: 'NPR', rates: undefined }).slice(4);

test('below 100 rupees screen and JSON-LD agree to the paisa', () => {
  for (let paisa = 1; paisa < 10_000; paisa += 7) {
    const price = (paisa / 100).toFixed(2);
    expect([Number(machinePrice(price)), Number(onScreen(price))]).toEqual([
      paisa / 100,
      paisa / 100,
    ]);
  }
});

test.each(['4.00', null])('a product of price %s has its video', (price) => {
  expect(videosOf(product(price, VIDEO), 'ne')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'फेल्ट बल',
      description: 'Wool felt.',
      thumbnailUrl: VIDEO.poster_url,
      contentUrl: VIDEO.url,
      uploadDate: '2026-11-20T04:15:00Z',
      duration: 'PT42S',
    },
  ]);
});

test('a product without a video has none', () => {
  expect(videosOf(product('4.00'))).toEqual([]);
});
