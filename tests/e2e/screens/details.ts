/** Screens of one thing, whose address nobody can know before: a requirement, an order, a case. */
import { expect } from '@playwright/test';
import { ADMIN, BUYER, SELLER, SHOP, type Account } from '../support/accounts';
import { newCase } from '../support/cases';
import { askAsGuest } from '../support/leads';
import { secretInMail } from '../support/mail';
import { newcomer } from '../support/newcomer';
import type { Stop } from '../support/routes';
import { HERE, type Role } from '../support/spec-routes';
import type { Finder, Search } from '../support/stops';
import { sheetOfProducts } from '../support/sheets';
import { newEmail, newMark } from '../support/unique';
import { dealOf } from './deal';

const headersOf = async ({ sessionOf }: Search, as: Account) => {
  const { access_token: token } = JSON.parse(await sessionOf(as)) as {
    access_token: string;
  };
  return { Authorization: `Bearer ${token}` };
};

/** The first row of a list, by its id or another name. */
const firstOf =
  (as: Account, list: string, page: string, key = 'id'): Finder =>
  async (search) => {
    const answer = await search.api.get(list, { headers: await headersOf(search, as) });
    const { data } = (await answer.json()) as { data: Record<string, string>[] };
    const name = data[0]?.[key];
    if (!name) throw new Error(`${list} is empty`);
    return page.replace(':id', name);
  };

const dealt =
  (page: string, id: 'requirement' | 'quote' | 'order'): Finder =>
  async (search) =>
    page.replace(':id', (await dealOf(search))[id]);

/** A person opens few cases a day: the one that exists, if there is one. */
const caseOf =
  (as: Account, page: string, make: (search: Search) => Promise<string>): Finder =>
  async (search) => {
    const headers = await headersOf(search, as);
    const answer = await search.api.get('/api/cases', { headers });
    const { data } = (await answer.json()) as { data: { reference: string }[] };
    return `${page}/${data[0]?.reference ?? (await make(search))}`;
  };

const newBuyerCase = async (search: Search) => {
  const { Authorization } = await headersOf(search, BUYER);
  const token = Authorization.replace('Bearer ', '');
  return (await newCase(search.api, { email: BUYER, token })).reference;
};

/** Given to the supplier by the staff. */
const newSellerCase = async (search: Search) => {
  const { reference } = await newCase(search.api, { email: newEmail() });
  const answer = await search.api.post(`/api/admin/complaints/${reference}`, {
    headers: await headersOf(search, ADMIN),
    data: { status: 'with_supplier', supplier_slug: SHOP },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return reference;
};

const newGuestEnquiry: Finder = async ({ api }) => {
  const email = newEmail();
  await askAsGuest(api, SHOP, email);
  return secretInMail(email, '/lead/guest');
};

const sharedList: Finder = async (search) => {
  const headers = await headersOf(search, BUYER);
  const listed = await search.api.get('/api/wishlists', { headers });
  const [list] = ((await listed.json()) as { data: { id: string }[] }).data;
  const data = { wishlist_id: list?.id, is_shared: true };
  const shared = await search.api.post('/api/wishlist/share', { headers, data });
  expect(shared.ok(), await shared.text()).toBe(true);
  const { share_token } = ((await shared.json()) as { data: { share_token: string } })
    .data;
  return `/wishlists/shared/${share_token}`;
};

const newImport: Finder = async (search) => {
  const file = await sheetOfProducts(search.api, newMark());
  const answer = await search.api.post('/api/products/bulk', {
    headers: await headersOf(search, SELLER),
    multipart: { file },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return `/seller/manageproducts/bulk/${data.id}`;
};

const DETAILS: Record<Role, Record<string, Finder>> = {
  visitor: {
    '/lead/guest/:token': newGuestEnquiry,
    '/wishlists/shared/:token': sharedList,
  },
  buyer: {
    '/buyer/requirements/:id': dealt('/buyer/requirements/:id', 'requirement'),
    '/buyer/requirements/:id/quotes': dealt(
      '/buyer/requirements/:id/quotes',
      'requirement',
    ),
    '/buyer/quotes/:id': dealt('/buyer/quotes/:id', 'quote'),
    '/buyer/orders/:id': dealt('/buyer/orders/:id', 'order'),
    '/buyer/cases/:number': caseOf(BUYER, '/buyer/cases', newBuyerCase),
    '/messages/:id': firstOf(BUYER, '/api/conversations', '/messages/:id'),
  },
  seller: {
    '/seller/requirements/:id': dealt('/seller/requirements/:id', 'requirement'),
    '/seller/requirements/:id/quote': firstOf(
      SELLER,
      '/api/requirements?as=seller',
      '/seller/requirements/:id/quote',
    ),
    '/seller/quotes/:id': dealt('/seller/quotes/:id', 'quote'),
    '/seller/orders/:id': dealt('/seller/orders/:id', 'order'),
    '/seller/cases/:number': caseOf(SELLER, '/seller/cases', newSellerCase),
    '/seller/manageproducts/bulk/:id': newImport,
  },
  admin: {
    '/admin/verifications/:id': firstOf(
      ADMIN,
      '/api/admin/verifications?status=approved',
      '/admin/verifications/:id',
    ),
    '/admin/sellers/:id': firstOf(ADMIN, '/api/admin/sellers', '/admin/sellers/:id'),
    '/admin/products/:id': firstOf(
      ADMIN,
      '/api/admin/products?status=published',
      '/admin/products/:id',
    ),
    '/admin/requirements/:id': dealt('/admin/requirements/:id', 'requirement'),
    '/admin/cases/:number': firstOf(
      ADMIN,
      '/api/admin/complaints',
      '/admin/cases/:id',
      'reference',
    ),
    '/admin/disputes/:id': dealt('/admin/disputes/:id', 'order'),
    '/admin/categories/:id': firstOf(
      ADMIN,
      '/api/admin/categories',
      '/admin/categories/:id',
    ),
    '/admin/users/:id': firstOf(ADMIN, '/api/admin/users', '/admin/users/:id'),
  },
};

/** `session`: of somebody who is no demo account. */
export type Screen = Stop & { session?: Finder };

const waitsForMail: Screen = {
  path: '/email/resend',
  end: HERE,
  isFirst: true,
  session: async ({ api }) => (await newcomer(api, { isVerified: false })).session,
};

export const detailsOf = (role: Role): Screen[] => [
  ...Object.entries(DETAILS[role]).map(([path, find]) => {
    return { path, find, end: HERE, isFirst: true };
  }),
  ...(role === 'buyer' ? [waitsForMail] : []),
];
