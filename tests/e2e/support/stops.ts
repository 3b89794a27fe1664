/** Addresses that nobody can know before: found by the API. */
import type { APIRequestContext } from '@playwright/test';
import { SELLER, type Account } from './accounts';

export type Search = {
  api: APIRequestContext;
  sessionOf: (account: Account) => Promise<string>;
};
export type Finder = (search: Search) => Promise<string>;

export const firstProductOf: Finder = async ({ api, sessionOf }) => {
  const { access_token } = JSON.parse(await sessionOf(SELLER));
  const headers = { Authorization: `Bearer ${access_token}` };
  const [product] = (await (await api.get('/api/products', { headers })).json()).data;
  return `/seller/manageproducts/edit/${product.id}`;
};
