/** Which addresses exist, and who draws them. The edge asks here too: status, preloads, rendering. */
import { matchPath } from '@haat/platform';

export type RouteEntry = {
  path: string;
  /** `<remote>/<exposed module>`; without it the page is the shell's own. */
  module?: string;
  /** Drawn on the server. Private areas are not: the server knows no session. */
  isRendered?: boolean;
  /** Kept out of search engines. */
  isHidden?: boolean;
};

export const ROUTE_TABLE: RouteEntry[] = [
  { path: '/', isRendered: true },
  { path: '/product' },
  { path: '/product/:slug', isRendered: true },
  { path: '/industry', isRendered: true },
  { path: '/industry/:level1', isRendered: true },
  { path: '/industry/:level1/:level2', isRendered: true },
  { path: '/industry/:level1/:level2/:level3', isRendered: true },
  { path: '/vendor/:id/*', module: 'vendor/VendorRoutes', isRendered: true },
  { path: '/buyer/*', module: 'dashboard/BuyerRoutes' },
  { path: '/seller/*', module: 'dashboard/SellerRoutes' },
  { path: '/admin/*', module: 'dashboard/AdminRoutes' },
  { path: '/messages/*', module: 'dashboard/MessagesRoutes' },
  { path: '/suppliers', isRendered: true },
  { path: '/search' },
  { path: '/compare' },
  { path: '/wishlists/shared/:token', isHidden: true },
  { path: '/lead/:token', isHidden: true },
  { path: '/register' },
  { path: '/email/resend' },
  { path: '/email/verify' },
  { path: '/password/email' },
  { path: '/password/reset' },
  { path: '/authorize/google/callback' },
  { path: '/about-us' },
  { path: '/coming-soon' },
  { path: '/contact-us' },
  { path: '/privacy-policy' },
  { path: '/terms-and-conditions' },
  { path: '/help', isRendered: true },
  { path: '/help/buyer-help', isRendered: true },
  { path: '/help/seller-help', isRendered: true },
  { path: '/help/knowledge-base', isRendered: true },
  { path: '/help/knowledge-base/:id', isRendered: true },
];

export const entryOf = (pathname: string): RouteEntry | undefined =>
  ROUTE_TABLE.find(({ path }) => matchPath(path, pathname));

/** A page begins anew at each address; a desk or a shop keeps what it holds from page to page. */
export function placeOf(pathname: string): string {
  const path = entryOf(pathname)?.path;
  return (path && matchPath(path, pathname)?.pathnameBase) || pathname;
}

export const moduleOf = (pathname: string): string | undefined =>
  entryOf(pathname)?.module;
