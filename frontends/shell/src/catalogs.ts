import type { CatalogLoaders } from '@haat/platform';

export const catalogs: CatalogLoaders = {
  en: () =>
    Promise.all([
      import('./locales/en/messages'),
      import('@haat/platform/locales/en/messages'),
      import('@haat/ui/locales/en/messages'),
      import('@haat/enquiry/locales/en/messages'),
    ]),
  ne: () =>
    Promise.all([
      import('./locales/ne/messages'),
      import('@haat/platform/locales/ne/messages'),
      import('@haat/ui/locales/ne/messages'),
      import('@haat/enquiry/locales/ne/messages'),
    ]),
};
