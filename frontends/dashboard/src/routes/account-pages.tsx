import { msg } from '@lingui/core/macro';
import type { PageRoute } from './page-routes';

/** Pages that buyers and sellers share. */
export const ACCOUNT_PAGES: PageRoute[] = [
  [
    'wishlists',
    msg`Wishlists`,
    () =>
      import('../features/wishlists/pages/wishlists-page').then(({ WishlistsPage }) => (
        <WishlistsPage />
      )),
  ],
  [
    'alerts',
    msg`Search alerts`,
    () =>
      import('../features/saved-searches/pages/saved-searches-page').then(
        ({ SavedSearchesPage }) => <SavedSearchesPage />,
      ),
  ],
  [
    'settings',
    msg`Settings`,
    () =>
      import('../features/settings/pages/settings-page').then(({ SettingsPage }) => (
        <SettingsPage />
      )),
  ],
];
