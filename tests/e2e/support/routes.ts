/** Every page that exists, as one would open it: the specification's, and what we added to them. */
import { ADMIN, BUYER, PRODUCT, SELLER, SHOP, type Account } from './accounts';
import { newGuestCase } from './cases';
import { newGuestQuote } from './guest-quotes';
import { newLeadLink } from './leads';
import { HERE, MISSING, ROLES, SPEC_ROUTES, type Ends, type Role } from './spec-routes';
import type { Finder } from './stops';

export const ACCOUNTS: Record<Role, Account | undefined> = {
  visitor: undefined,
  buyer: BUYER,
  seller: SELLER,
  admin: ADMIN,
};

type Page = {
  path: string;
  /** Where an address of that kind stands, when nobody can know it before. */
  find?: Finder;
  /** What the address answers. */
  status?: number;
  /** What its own call is answered, where that is not the same. */
  refusal?: number;
  /** Only who is named comes along. */
  ends: Partial<Ends>;
};

const shop = (rest = '') => `/vendor/${SHOP}${rest}`;
const of = (role: Role, ...paths: string[]): Page[] =>
  paths.map((path) => ({ path, ends: { [role]: HERE } }));
const missing = (...paths: string[]): Page[] =>
  paths.map((path) => ({ path, status: 404, ends: { visitor: MISSING } }));
const NOBODY = '01900000-0000-7000-8000-000000000000';

/** Pages of ours, pages in their other states, and what is not there. */
const OWN: Page[] = [
  ...of('visitor', '/search?q=chiya&type=suppliers', '/search?q=qqzzqqzz'),
  ...of('visitor', '/suppliers', '/suppliers?province=1&verified=true'),
  ...of('visitor', '/suppliers?view=map'),
  ...of('visitor', '/suppliers?q=qqzzqqzz', `/compare?products=${PRODUCT}`),
  ...of('visitor', '/password/reset?token=t&email=guest%40example.com'),
  ...of('visitor', '/help/buyer-help?q=qqzzqqzz', '/contact-us?kind=complaint'),
  { path: '/lead/{token}', find: ({ api }) => newLeadLink(api), ends: { visitor: HERE } },
  {
    path: '/quotes/{token}',
    find: async ({ api }) => (await newGuestQuote(api)).link,
    ends: { visitor: HERE },
  },
  {
    path: '/cases/guest/{token}',
    find: ({ api }) => newGuestCase(api),
    ends: { visitor: HERE },
  },
  ...missing('/no-such-page', '/product/no-such-thing', '/industry/no-such-trade'),
  ...missing('/vendor/no-such-shop', '/help/knowledge-base/no-such-article'),
  ...missing(shop('/no-such-range')),
  ...of('buyer', '/buyer/quotes', '/buyer/orders', '/buyer/alerts', '/messages'),
  ...of('buyer', '/buyer/cases', '/buyer/cases?tab=closed'),
  ...of('seller', '/seller/quotes', '/seller/orders', '/seller/alerts', '/messages'),
  ...of('seller', '/seller/cases'),
  ...of('seller', '/seller/requirements/open', '/seller/requirements/open?q=qqzzqqzz'),
  ...of('buyer', '/buyer/questions', '/buyer/questions?tab=answered'),
  ...of('seller', '/seller/questions', '/seller/questions?tab=answered'),
  ...of('seller', '/seller/enquiries?view=board', '/seller/manageproducts/demand'),
  { path: '/buyer/no-such-page', ends: { buyer: MISSING } },
  { path: '/seller/no-such-page', ends: { seller: MISSING } },
  {
    path: `/seller/manageproducts/edit/${NOBODY}`,
    refusal: 404,
    ends: { seller: MISSING },
  },
  { path: '/seller/manageproducts/edit/no-id', refusal: 422, ends: { seller: MISSING } },
  { path: '/messages', ends: { visitor: '/register?login=true' } },
  {
    path: '/admin/users',
    ends: {
      visitor: '/register?login=true',
      buyer: MISSING,
      seller: MISSING,
      admin: HERE,
    },
  },
  ...of('admin', '/admin', '/admin/users?q=qqzzqqzz'),
  ...of('admin', '/admin/requirements', '/admin/cases', '/admin/demand'),
  ...of('admin', '/admin/cases?tab=all&q=qqzzqqzz', '/admin/cases/templates'),
  ...of('admin', '/admin/disputes', '/admin/disputes?tab=all'),
  ...of('admin', '/admin/verifications', '/admin/verifications?status=approved'),
  ...of('admin', '/admin/verifications?q=qqzzqqzz', '/admin/sellers'),
  ...of('admin', '/admin/sellers?status=suspended&verified=false'),
  ...of('admin', '/admin/sellers?sort=name&since=2026-01-01', '/admin/users?role=admin'),
  ...of('admin', '/admin/reports', '/admin/reports?status=handled'),
  ...of('admin', '/admin/order-reviews', '/admin/order-reviews?tab=all&q=qqzzqqzz'),
  ...of('admin', '/admin/categories', '/admin/categories?q=tea'),
  ...of('admin', '/admin/categories?q=qqzzqqzz', '/admin/synonyms'),
  ...of('admin', '/admin/products', '/admin/products?status=published'),
  ...of('admin', '/admin/reports/products', '/admin/reports/products?status=closed'),
];

const PAGES: Page[] = [
  ...SPEC_ROUTES.map(({ spec, at = spec, ...row }) => ({ path: at, ...row })),
  ...OWN,
];

/** end: where this visitor ends there. isFirst: nobody before in `ROLES` sees the same. */
export type Stop = Omit<Page, 'ends'> & { end: string; isFirst: boolean };

/** The way of one kind of visitor through all of them. */
export const stopsOf = (role: Role): Stop[] =>
  PAGES.flatMap(({ ends, ...page }) => {
    const end = ends[role];
    if (end === undefined) return [];
    const sees = ROLES.find((one) => ends[one] === end);
    return [{ ...page, end, isFirst: sees === role }];
  });
