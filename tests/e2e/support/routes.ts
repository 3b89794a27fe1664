/** Every page that exists, as one would open it. */
import { ADMIN, BUYER, PRODUCT, SELLER, SHOP, type Account } from './accounts';

export type PageEntry = { path: string; as?: Account; status?: number };

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
  { path: '/no-such-page', status: 404 },
  ...of(BUYER, '/buyer', '/buyer/enquiries', '/buyer/requirements'),
  ...of(BUYER, '/buyer/wishlists', '/buyer/settings'),
  ...of(SELLER, '/seller', '/seller/enquiries', '/seller/requirements'),
  ...of(SELLER, '/seller/manageproducts', '/seller/manageproducts/new'),
  ...of(SELLER, '/seller/mydrive'),
  ...of(SELLER, '/seller/companyprofile', '/seller/wishlists', '/seller/settings'),
  ...of(ADMIN, '/admin/users', '/admin/users?q=qqzzqqzz'),
];
