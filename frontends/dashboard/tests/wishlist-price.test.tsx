/** A price in a wishlist has its unit, in the language of the page. */
import { setLocale, type WishlistItem } from '@haat/platform';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { ItemPrice } from '../src/features/wishlists/components/item-price';
import { renderPart, serveApi } from './support/stage';

const UNITS = [{ id: 1, name: 'Bag', name_ne: 'बोरा', symbol: 'bag', code: 'bag' }];
serveApi(
  http.get('*/api/productunitsearch', () => HttpResponse.json({ data: UNITS })),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
afterEach(() => setLocale('en'));

test('the unit of a price is in Nepali on a Nepali page', async () => {
  await setLocale('ne');
  const item = { price: '820', added_price: '820', unit: 'bag' } as WishlistItem;
  renderPart(<ItemPrice item={item} />);
  expect(await screen.findByText('/ बोरा')).toBeVisible();
});
