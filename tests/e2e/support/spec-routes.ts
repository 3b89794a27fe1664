/** Specification section 2, row by row: each address, and where every kind of visitor ends there (section 6). */
import { PRODUCT, SHOP } from './accounts';
import { firstProductOf, type Finder } from './stops';

export const ROLES = ['visitor', 'buyer', 'seller', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** The page itself; any other end is the address one is led to. */
export const HERE = 'here';
/** To whom it does not exist: "This page could not be found" (D4). */
export const MISSING = 'missing';
export type Ends = Record<Role, string>;

type SpecRoute = {
  /** As the specification writes it. */
  spec: string;
  /** The same with a real name in it. */
  at?: string;
  find?: Finder;
  ends: Ends;
  /** What the page's own call is answered here: it is made without a link's secrets. */
  refusal?: number;
};

const SIGN_IN = '/register?login=true';
const everybody = (end: string): Ends => ({
  visitor: end,
  buyer: end,
  seller: end,
  admin: end,
});
const PUBLIC = everybody(HERE);
/** Guard 2, guest only: who is signed in goes home. */
const GUESTS: Ends = { ...everybody('/'), visitor: HERE };
/** Guard 1, sign-in required. */
const SIGNED_IN: Ends = { ...PUBLIC, visitor: SIGN_IN };
/** Guards 3 and 4: the seller area, for sellers whose profile is complete. */
const SELLERS: Ends = {
  visitor: SIGN_IN,
  buyer: '/seller/register',
  seller: HERE,
  admin: '/seller/register',
};
/** Outside those guards, else they would lead here for ever (D11). */
const BECOMING: Ends = { ...SIGNED_IN, seller: '/seller/companyprofile' };
/** Guard 5 leads here; a confirmed address has nothing to wait for. */
const UNCONFIRMED: Ends = { ...everybody('/'), visitor: SIGN_IN };

const rows = (ends: Ends, ...paths: string[]): SpecRoute[] =>
  paths.map((spec) => ({ spec, ends }));

const GENERAL: SpecRoute[] = [
  ...rows(PUBLIC, '/', '/about-us', '/coming-soon', '/contact-us', '/help', '/industry'),
  ...rows(PUBLIC, '/privacy-policy', '/terms-and-conditions'),
  ...rows(SIGNED_IN, '/buyer'),
  ...rows(SELLERS, '/seller'),
  ...rows(GUESTS, '/register', '/register?login=true'),
  { spec: '/search (query q)', at: '/search?q=chiya', ends: PUBLIC },
  ...rows(UNCONFIRMED, '/email/resend'),
  { spec: '/email/verify', ends: PUBLIC, refusal: 422 },
  ...rows(PUBLIC, '/help/buyer-help', '/help/seller-help', '/help/knowledge-base'),
  {
    spec: '/help/knowledge-base/{id}',
    at: '/help/knowledge-base/pan-bill-and-vat',
    ends: PUBLIC,
  },
  ...rows(PUBLIC, '/password/email', '/password/reset'),
  {
    spec: '/authorize/google/callback',
    at: '/authorize/google/callback?error=access_denied',
    ends: PUBLIC,
  },
  { spec: '/industry/{id}', at: '/industry/building-materials', ends: PUBLIC },
  {
    spec: '/industry/{id}/{id}',
    at: '/industry/building-materials/cement',
    ends: PUBLIC,
  },
  {
    spec: '/industry/{id}/{id}/{id}',
    at: '/industry/building-materials/cement/opc-cement',
    ends: PUBLIC,
  },
  { spec: '/product', ends: everybody('/search') },
  { spec: '/product/{id}', at: `/product/${PRODUCT}`, ends: PUBLIC },
];

const BUYER: SpecRoute[] = [
  ...rows(SIGNED_IN, '/buyer/enquiries', '/buyer/requirements', '/buyer/settings'),
  ...rows(SIGNED_IN, '/buyer/wishlists'),
];

const SELLER: SpecRoute[] = [
  ...rows(SELLERS, '/seller/companyprofile', '/seller/enquiries'),
  ...rows(SELLERS, '/seller/manageproducts', '/seller/mydrive'),
  ...rows(BECOMING, '/seller/register'),
  ...rows(SELLERS, '/seller/requirements', '/seller/settings', '/seller/wishlists'),
  ...rows(SELLERS, '/seller/manageproducts/bulk', '/seller/manageproducts/new'),
  { spec: '/seller/manageproducts/edit/{id}', find: firstProductOf, ends: SELLERS },
];

const shop = (spec: string, at = spec): SpecRoute => ({
  spec: `/vendor/{id}${spec}`,
  at: `/vendor/${SHOP}${at}`,
  ends: PUBLIC,
});

const VENDOR: SpecRoute[] = [
  shop(''),
  shop('/contact-us'),
  shop('/products-and-services'),
  shop('/profile'),
  shop('/search (query q)', '/search?q=tea'),
  shop('/{slug}', '/ctc-tea'),
];

export const SPEC_ROUTES: SpecRoute[] = [...GENERAL, ...BUYER, ...SELLER, ...VENDOR];
