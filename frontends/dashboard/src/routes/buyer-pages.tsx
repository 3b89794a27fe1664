import type { PageRoute } from './page-routes';

/** Pages of /buyer/*. */
export const BUYER_PAGES: PageRoute[] = [
  [
    '',
    () =>
      import('../features/home/pages/buyer-home-page').then(({ BuyerHomePage }) => (
        <BuyerHomePage />
      )),
  ],
  [
    'enquiries',
    () =>
      import('../features/inbox/pages/inbox-page').then(({ InboxPage }) => (
        <InboxPage side="buyer" />
      )),
  ],
  [
    'requirements',
    () =>
      import('../features/requirements/pages/requirements-page').then(
        ({ RequirementsPage }) => <RequirementsPage />,
      ),
  ],
  [
    'requirements/:id',
    () =>
      import('../features/requirements/pages/requirement-page').then(
        ({ RequirementPage }) => <RequirementPage />,
      ),
  ],
  [
    'requirements/:id/quotes',
    () =>
      import('../features/quotes/pages/compare-page').then(({ ComparePage }) => (
        <ComparePage />
      )),
  ],
  [
    'quotes',
    () =>
      import('../features/quotes/pages/quotes-page').then(({ QuotesPage }) => (
        <QuotesPage side="buyer" />
      )),
  ],
  [
    'quotes/:id',
    () =>
      import('../features/quotes/pages/quote-page').then(({ QuotePage }) => (
        <QuotePage side="buyer" />
      )),
  ],
  [
    'wishlists',
    () =>
      import('../features/wishlists/pages/wishlists-page').then(({ WishlistsPage }) => (
        <WishlistsPage />
      )),
  ],
  [
    'alerts',
    () =>
      import('../features/saved-searches/pages/saved-searches-page').then(
        ({ SavedSearchesPage }) => <SavedSearchesPage />,
      ),
  ],
  [
    'settings',
    () =>
      import('../features/settings/pages/settings-page').then(({ SettingsPage }) => (
        <SettingsPage />
      )),
  ],
];
