import type { CatalogLoaders } from '@haat/platform';

/** The words of the form and of what it is made of. */
export const catalogs: CatalogLoaders = {
  en: () =>
    Promise.all([
      import('../src/locales/en/messages'),
      import('@haat/ui/locales/en/messages'),
    ]),
  ne: () =>
    Promise.all([
      import('../src/locales/ne/messages'),
      import('@haat/ui/locales/ne/messages'),
    ]),
};
