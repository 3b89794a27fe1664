/** The price on a page is the one in its JSON-LD. */
import { formatMoney, type Product } from '@haat/platform';
import { expect, test } from 'vitest';
import { productHead } from '../src/ssr/product-head';

const product = (price: string) =>
  ({
    slug: 'ball',
    name: 'Felt ball',
    price,
    price_tiers: [],
    images: [],
    attributes: [],
    breadcrumb: [],
    category: { name: 'Felt' },
    seller: { slug: 'felt', company_name: 'Felt' },
  }) as unknown as Product;

const machinePrice = (price: string): string => {
  const { jsonLd } = productHead(product(price), undefined, 'en');
  return (jsonLd as { offers: { price: string } }[])[0]?.offers.price ?? '';
};
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
