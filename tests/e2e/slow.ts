/** Browser tests that `make test` leaves out and `make test-all` runs. */

/** Every page or screen once more, for one property. */
const EVERY_PAGE = [
  'aria-references',
  'dark-contrast',
  'dashboard-pages',
  'dashboard-widths',
  'focus-covered',
  'gallery',
  'public-widths',
  'screens',
  'titles',
  'words-first',
];

/** Details of one screen; tests of services and components cover the rules behind them. */
const DETAILS = [
  'admin-catalogue',
  'admin-pdf',
  'category-tree',
  'constants',
  'contact',
  'dark',
  'dashboards',
  'drive',
  'frame',
  'help',
  'inbox-details',
  'industry',
  'install',
  'plain-pages',
  'print',
  'product-form',
  'product-video',
  'seller-profile',
  'stopwatch',
  'supplier-map',
  'suppliers',
];

export const SLOW = new RegExp(`/(${[...EVERY_PAGE, ...DETAILS].join('|')})\\.spec`);
