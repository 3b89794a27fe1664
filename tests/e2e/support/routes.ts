/** Every page that exists, as one would open it. */
import type { APIRequestContext } from '@playwright/test';
import { ADMIN, BUYER, PRODUCT, SELLER, SHOP, type Account } from './accounts';
import { newLeadLink } from './leads';

export type PageEntry = {
  path: string;
  as?: Account;
  status?: number;
  /** Where an address of that kind stands, when nobody can know it before. */
  find?: (api: APIRequestContext) => Promise<string>;
};

const LEVELS = ['building-materials', 'cement', 'opc-cement'];
const industry = (depth: number) => `/industry/${LEVELS.slice(0, depth).join('/')}`;
const shop = (rest = '') => `/vendor/${SHOP}${rest}`;
const of = (as: Account, ...paths: string[]): PageEntry[] =>
  paths.map((path) => ({ path, as }));

export const PAGES: PageEntry[] = [
  { path: '/' },
  { path: '/search?q=chiya' },
  { path: '/search?q=chiya&type=suppliers' },
  { path: '/search?q=qqzzqqzz' },
  { path: '/suppliers' },
  { path: '/suppliers?province=1&verified=true' },
  { path: '/suppliers?q=qqzzqqzz' },
  { path: '/industry' },
  { path: industry(1) },
  { path: industry(2) },
  { path: industry(3) },
  { path: `/product/${PRODUCT}` },
  { path: '/product/no-such-thing', status: 404 },
  { path: shop() },
  { path: shop('/profile') },
  { path: shop('/contact-us') },
  { path: shop('/products-and-services') },
  { path: shop('/ctc-tea') },
  { path: shop('/search?q=tea') },
  { path: '/vendor/no-such-shop', status: 404 },
  { path: '/register' },
  { path: '/register?login=true' },
  { path: '/password/email' },
  { path: '/password/reset' },
  { path: '/password/reset?token=t&email=guest%40example.com' },
  { path: '/authorize/google/callback?error=access_denied' },
  { path: '/about-us' },
  { path: '/contact-us' },
  { path: '/coming-soon' },
  { path: '/privacy-policy' },
  { path: '/terms-and-conditions' },
  { path: '/help' },
  { path: '/help/buyer-help?q=qqzzqqzz' },
  { path: '/help/knowledge-base/pan-bill-and-vat' },
  { path: '/help/knowledge-base/no-such-article', status: 404 },
  { path: '/contact-us?kind=complaint' },
  { path: '/lead/{token}', find: newLeadLink },
  { path: '/no-such-page', status: 404 },
  ...of(BUYER, '/buyer', '/buyer/enquiries', '/buyer/requirements'),
  ...of(BUYER, '/buyer/wishlists', '/buyer/settings'),
  ...of(SELLER, '/seller', '/seller/enquiries', '/seller/requirements'),
  ...of(SELLER, '/seller/quotes'),
  ...of(BUYER, '/buyer/quotes'),
  ...of(SELLER, '/seller/enquiries?view=board'),
  ...of(SELLER, '/seller/manageproducts', '/seller/manageproducts/new'),
  ...of(BUYER, '/messages'),
  ...of(SELLER, '/messages'),
  ...of(SELLER, '/seller/mydrive'),
  ...of(SELLER, '/seller/companyprofile', '/seller/wishlists', '/seller/settings'),
  ...of(ADMIN, '/admin', '/admin/users', '/admin/users?q=qqzzqqzz'),
  ...of(ADMIN, '/admin/requirements', '/admin/complaints'),
  ...of(ADMIN, '/admin/verifications', '/admin/verifications?status=approved'),
  ...of(ADMIN, '/admin/verifications?q=qqzzqqzz', '/admin/sellers'),
  ...of(ADMIN, '/admin/sellers?status=suspended&verified=false'),
  ...of(ADMIN, '/admin/reports', '/admin/reports?status=handled'),
  ...of(ADMIN, '/admin/categories', '/admin/categories?q=tea'),
  ...of(ADMIN, '/admin/categories?q=qqzzqqzz', '/admin/synonyms'),
  ...of(ADMIN, '/admin/products', '/admin/products?status=published'),
  ...of(ADMIN, '/admin/products/reports', '/admin/products/reports?status=closed'),
];
