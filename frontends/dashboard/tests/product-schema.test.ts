/** What a product's form sends, and what it refuses. */
import { expect, test } from 'vitest';
import {
  formPath,
  productSchema,
  type TypedProduct,
} from '../src/features/products/product-schema';
import { EMPTY, typedProduct } from '../src/features/products/typed-product';
import { listing } from './support/listing';

const saved = typedProduct(listing);
const refusals = (change: Partial<TypedProduct>) =>
  (productSchema.safeParse({ ...saved, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test('a change carries the whole product', () => {
  expect(productSchema.parse({ ...saved, name: ' Ilam tea, spring ' })).toEqual({
    name: 'Ilam tea, spring',
    name_ne: 'इलाम चिया',
    category_id: 'c1',
    price: '1450',
    price_on_request: false,
    unit_id: 'u1',
    moq: 25,
    price_tiers: [{ min_qty: 100, price: '1400' }],
    lead_time_days: 6,
    specs: { Grade: 'FTGFOP1' },
    image_ids: ['i1'],
    video_id: null,
    description: 'First flush.',
    description_ne: null,
    keywords: ['chiya'],
    product_range_id: 'r1',
    sku: 'TEA-1',
  });
});

test('a price on request has neither price nor steps, and what it hides refuses nothing', () => {
  const hidden = { price: '12,50', price_tiers: [{ min_qty: 'x', price: '' }] };
  const sent = productSchema.parse({ ...saved, ...hidden, price_on_request: true });
  expect(sent).toMatchObject({ price: null, price_on_request: true, price_tiers: [] });
});

test.each([
  ['1,45,000', '145000'],
  ['१,४५,०००.५', '145000.5'],
  ['0.01', '0.01'],
])('a price typed as %s is sent as %s', (price, sent) => {
  expect(productSchema.parse({ ...saved, price }).price).toBe(sent);
});

test.each([
  ['12.345', 'too_many_places:2'],
  ['0.004', 'too_many_places:2'],
  ['0', 'not_above:0'],
  ['12,50', 'not_number'],
  ['', 'required'],
])('a price typed as %j is refused as %s, not rounded', (price, code) => {
  expect(refusals({ price })).toEqual([`price ${code}`]);
});

test('half a step is refused at its line, an empty one is not sent', () => {
  const price_tiers = [
    { min_qty: '', price: '' },
    { min_qty: '100', price: '' },
    { min_qty: '', price: '9.999' },
  ];
  expect(refusals({ price_tiers })).toEqual([
    'price_tiers.2.price too_many_places:2',
    'price_tiers.1.price required',
    'price_tiers.2.min_qty required',
  ]);
  const some = [price_tiers[0], { min_qty: '१००', price: '९' }] as typeof price_tiers;
  expect(productSchema.parse({ ...saved, price_tiers: some }).price_tiers).toEqual([
    { min_qty: 100, price: '9' },
  ]);
});

test('steps grow in quantity', () => {
  const price_tiers = ['100', '50'].map((min_qty) => ({ min_qty, price: '1' }));
  expect(refusals({ price_tiers })).toEqual(['price_tiers.1.min_qty tiers_not_growing']);
});

test('an empty form names all that is missing', () => {
  expect(refusals(EMPTY)).toEqual([
    'name required',
    'category_id required',
    'unit_id required',
    'price required',
  ]);
});

test('paths of the API find the fields of the form', () => {
  const typed = {
    ...saved,
    price_tiers: [
      { min_qty: '', price: '' },
      { min_qty: '5', price: '1' },
    ],
  };
  expect(formPath('price_tiers.0.price', typed)).toBe('price_tiers.1.price');
  expect(formPath('price_tiers', typed)).toBe('price_tiers');
  expect(formPath('keywords.3', typed)).toBe('keywords');
  expect(formPath('specs.grade', typed)).toBe('specs.grade');
});
