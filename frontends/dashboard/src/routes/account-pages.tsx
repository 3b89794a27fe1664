import type { PageRoute } from './page-routes';

/** What buyers and sellers have alike. */
export const ACCOUNT_PAGES: PageRoute[] = [
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
