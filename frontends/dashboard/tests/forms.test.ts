import type { ListingOut } from '@haat/api/own-products';
import { expect, test } from 'vitest';
import {
  changeOf,
  companyValues,
  touchedFields,
} from '../src/features/company/company-values';
import { openStep } from '../src/features/company/steps';
import {
  EMPTY,
  formOf,
  missingIn,
  valuesOf,
} from '../src/features/products/product-values';

const product: ListingOut = {
  id: 'p1',
  version: 3,
  slug: 'ilam-tea',
  name: 'Ilam tea',
  name_ne: 'इलाम चिया',
  sku: 'TEA-1',
  category_id: 'c1',
  product_range_id: 'r1',
  description: 'First flush.',
  description_ne: null,
  price: '1450.00',
  price_on_request: false,
  currency: 'NPR',
  unit_id: 'u1',
  moq: 25,
  price_tiers: [{ min_qty: 100, price: '1400.00' }],
  lead_time_days: 6,
  specs: { Grade: 'FTGFOP1' },
  keywords: ['chiya'],
  image: null,
  images: [{ id: 'i1', url: '/storage/i1.webp' }],
  enquiry_count: 0,
  views: 0,
  quality: { score: 100, fixes: [] },
  reason_code: null,
  reason_note: null,
  created_at: '2026-11-01T05:00:00Z',
  updated_at: '2026-11-01T05:00:00Z',
  published_at: '2026-11-01T05:00:00Z',
  status: 'published',
  status_label: 'Published',
  allowed_statuses: [],
};

test('a change carries the whole product', () => {
  const form = formOf({ ...valuesOf(product), name: 'Ilam tea, spring' });
  expect(form).toMatchObject({
    name: 'Ilam tea, spring',
    sku: 'TEA-1',
    product_range_id: 'r1',
    specs: { Grade: 'FTGFOP1' },
    price_tiers: [{ min_qty: 100, price: '1400.00' }],
    image_ids: ['i1'],
    price: '1450.00',
    lead_time_days: 6,
    keywords: ['chiya'],
  });
});

test('a price on request has neither price nor tiers', () => {
  const form = formOf({ ...valuesOf(product), isOnRequest: true });
  expect(form).toMatchObject({ price: null, price_on_request: true, price_tiers: [] });
});

test('a price may be typed with commas', () => {
  expect(formOf({ ...EMPTY, price: '1,45,000' }).price).toBe('145000.00');
});

test('a price may be typed in Devanagari digits', () => {
  expect(formOf({ ...EMPTY, price: '१,४५,०००' }).price).toBe('145000.00');
});

test('half a price step is not sent', () => {
  const tiers = [{ min_qty: '100', price: '' }];
  expect(missingIn({ ...valuesOf(product), tiers })).toEqual(['tiers']);
  expect(formOf({ ...EMPTY, price: '5', tiers: [] }).price_tiers).toEqual([]);
});

test('an empty product form names what is missing', () => {
  expect(missingIn(EMPTY)).toEqual(['name', 'category_id', 'price', 'unit_id']);
});

test('only touched fields travel, numbers as numbers, emptied ones as null', () => {
  const before = companyValues({ company_name: 'Rai Spices', about: 'Old', ward: 4 });
  const now = { ...before, ward: '7', about: '' };
  expect(changeOf(now, touchedFields(before, now))).toEqual({ ward: 7, about: null });
});

test('the dial code stands before the field, not in it', () => {
  expect(companyValues({ whatsapp: '+9779841234567' }).whatsapp).toBe('9841234567');
});

test('the onboarding goes on after the last saved step', () => {
  expect([0, 40, 160].map(openStep)).toEqual([0, 1, 4]);
});
