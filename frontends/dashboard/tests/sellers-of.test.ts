import type { Wishlist, WishlistItem } from '@haat/platform';
import { expect, test } from 'vitest';
import { sellersOf } from '../src/features/wishlists/sellers-of';

const item = (id: string, slug: string | null, isAvailable = true): WishlistItem =>
  ({
    id,
    name: id,
    slug: id,
    is_available: isAvailable,
    seller: slug ? { slug, company_name: slug } : null,
  }) as unknown as WishlistItem;
const list = (...data: WishlistItem[]): Wishlist => ({
  id: 'list',
  user_id: 'buyer',
  name: 'Café',
  share_token: null,
  created_at: '2026-11-20T04:00:00.000Z',
  products: { data },
});

test('each seller is listed once, with its products', () => {
  const sellers = sellersOf(
    list(item('tea', 'ilam'), item('box', 'bagmati'), item('honey', 'ilam')),
  );
  expect(
    sellers.map(({ seller, items }) => [seller.slug, items.map(({ id }) => id)]),
  ).toEqual([
    ['ilam', ['tea', 'honey']],
    ['bagmati', ['box']],
  ]);
});

test('no enquiry is sent for unavailable products', () => {
  expect(sellersOf(list(item('tea', 'ilam', false), item('box', null)))).toEqual([]);
});
