/** Which addresses exist, and what renders them. The edge reads it too: status, preloads, rendering. */
import { matchPath } from '@haat/platform';
import type { PageName } from './pages';

export type RouteEntry = {
  path: string;
  /** A page of the shell: the name of its chunk. */
  page?: PageName;
  /** A page of a remote: `<remote>/<exposed module>`. */
  module?: string;
  /** Rendered on the server. Private areas are not: the server knows no session. */
  isRendered?: boolean;
};

export const ROUTE_TABLE: RouteEntry[] = [
  { path: '/', page: 'home', isRendered: true },
  { path: '/product' },
  { path: '/product/:slug', page: 'product', isRendered: true },
  { path: '/industry', page: 'industries', isRendered: true },
  { path: '/industry/:level1', page: 'industry', isRendered: true },
  { path: '/industry/:level1/:level2', page: 'industry', isRendered: true },
  { path: '/industry/:level1/:level2/:level3', page: 'industry', isRendered: true },
  { path: '/vendor/:id/*', module: 'vendor/VendorRoutes', isRendered: true },
  { path: '/buyer/*', module: 'dashboard/BuyerRoutes' },
  { path: '/seller/*', module: 'dashboard/SellerRoutes' },
  { path: '/admin/*', module: 'dashboard/AdminRoutes' },
  { path: '/messages/*', module: 'dashboard/MessagesRoutes' },
  { path: '/suppliers', page: 'suppliers', isRendered: true },
  { path: '/search', page: 'search', isRendered: true },
  { path: '/compare', page: 'compare' },
  { path: '/wishlists/shared/:token', page: 'shared-list' },
  { path: '/lead/guest/:token', page: 'guest-enquiry' },
  { path: '/lead/:token', page: 'lead' },
  { path: '/quotes/:token', page: 'guest-quote' },
  { path: '/cases/guest/:token', page: 'guest-case' },
  { path: '/register', page: 'register', isRendered: true },
  { path: '/email/resend', page: 'email-resend' },
  { path: '/email/verify', page: 'email-verify' },
  { path: '/password/email', page: 'password-email' },
  { path: '/password/reset', page: 'password-reset' },
  { path: '/authorize/google/callback', page: 'google-callback' },
  { path: '/about-us', page: 'about', isRendered: true },
  { path: '/coming-soon', page: 'coming-soon' },
  { path: '/contact-us', page: 'contact', isRendered: true },
  { path: '/privacy-policy', page: 'privacy', isRendered: true },
  { path: '/terms-and-conditions', page: 'terms', isRendered: true },
  { path: '/help', page: 'help', isRendered: true },
  { path: '/help/buyer-help', page: 'help', isRendered: true },
  { path: '/help/seller-help', page: 'help', isRendered: true },
  { path: '/help/knowledge-base', page: 'help', isRendered: true },
  { path: '/help/knowledge-base/:id', page: 'article', isRendered: true },
];

export const entryOf = (pathname: string): RouteEntry | undefined =>
  ROUTE_TABLE.find(({ path }) => matchPath(path, pathname));

/** A page has new state at each address; a dashboard or a shop holds its state from page to page. */
export function pageKey(pathname: string): string {
  const path = entryOf(pathname)?.path;
  return (path && matchPath(path, pathname)?.pathnameBase) || pathname;
}

export const moduleOf = (pathname: string): string | undefined =>
  entryOf(pathname)?.module;

export const pageOf = (pathname: string): PageName | undefined => entryOf(pathname)?.page;
