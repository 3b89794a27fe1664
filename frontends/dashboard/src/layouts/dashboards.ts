/** The three dashboards: one frame, and what each of them has in it. */
import { paths } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ADMIN_ITEMS } from './admin-items';
import { BUYER_ITEMS, SELLER_ITEMS, type NavItem } from './nav-items';

export type DashboardName = 'buyer' | 'seller' | 'admin';
export type Action = { to: string; label: MessageDescriptor };
/** A search of the palette; `to` gets what was typed. */
export type Search = {
  to: (q: string) => string;
  label: (q: string) => MessageDescriptor;
};

export type Dashboard = {
  name: DashboardName;
  /** Names the navigation for screen readers. */
  label: MessageDescriptor;
  /** Below the brand. */
  role: MessageDescriptor;
  items: NavItem[];
  /** The bottom bar of phones has these; all others are under More. */
  tabs: string[];
  actions: Action[];
  searches: Search[];
};

const withQuery = (path: string) => (q: string) =>
  `${path}?${new URLSearchParams({ q }).toString()}`;

const ENQUIRIES = (q: string) => msg`Search enquiries for “${q}”`;
/** One account, whichever side one is on. */
const APPEARANCE: Action = {
  to: `${paths.buyerSettings}#appearance`,
  label: msg`Appearance`,
};
const MARKET: Search[] = [
  { to: (q) => paths.search(q), label: (q) => msg`Search products for “${q}”` },
  {
    to: (q) => paths.search(q, 'suppliers'),
    label: (q) => msg`Search suppliers for “${q}”`,
  },
];

export const DASHBOARDS: Record<DashboardName, Dashboard> = {
  buyer: {
    name: 'buyer',
    label: msg`My account`,
    role: msg`Buying`,
    items: BUYER_ITEMS,
    tabs: [paths.buyer, paths.buyerEnquiries, paths.buyerOrders],
    actions: [
      { to: paths.industries, label: msg`Post requirement` },
      { to: paths.suppliers, label: msg`Find suppliers` },
      APPEARANCE,
      { to: paths.home, label: msg`Go to marketplace` },
    ],
    searches: [...MARKET, { to: withQuery(paths.buyerEnquiries), label: ENQUIRIES }],
  },
  seller: {
    name: 'seller',
    label: msg`Seller dashboard`,
    role: msg`Selling`,
    items: SELLER_ITEMS,
    tabs: [
      paths.seller,
      paths.sellerEnquiries,
      paths.sellerProducts,
      paths.sellerRequirements,
    ],
    actions: [
      { to: paths.sellerNewProduct, label: msg`Add product` },
      { to: paths.sellerBulk, label: msg`Import products` },
      { to: paths.sellerOpenLeads, label: msg`All open leads` },
      APPEARANCE,
      { to: paths.home, label: msg`Go to marketplace` },
    ],
    searches: [
      { to: withQuery(paths.sellerEnquiries), label: ENQUIRIES },
      {
        to: withQuery(paths.sellerProducts),
        label: (q) => msg`Search my products for “${q}”`,
      },
      ...MARKET,
    ],
  },
  admin: {
    name: 'admin',
    label: msg`Admin`,
    role: msg`Staff`,
    items: ADMIN_ITEMS,
    tabs: [paths.admin, paths.adminVerifications, paths.adminCases, paths.adminProducts],
    actions: [APPEARANCE, { to: paths.home, label: msg`Go to marketplace` }],
    searches: [
      { to: withQuery(paths.adminUsers), label: (q) => msg`Search users for “${q}”` },
      { to: withQuery(paths.adminSellers), label: (q) => msg`Search sellers for “${q}”` },
    ],
  },
};

/** The home of a dashboard is current only on its own page, not below it. */
export const isHome = ({ to }: { to: string }): boolean =>
  [paths.buyer, paths.seller, paths.admin].some((home) => home === to);

const isAt = (item: NavItem, pathname: string): boolean =>
  isHome(item)
    ? pathname.replace(/\/$/, '') === item.to
    : `${pathname}/`.startsWith(`${item.to}/`);

/** The item whose page, or a page below it, is open. */
export const currentItem = (
  dashboard: Dashboard,
  pathname: string,
): NavItem | undefined => dashboard.items.find((item) => isAt(item, pathname));
