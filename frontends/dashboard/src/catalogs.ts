import type { CatalogLoaders } from '@haat/platform';

export const catalogs: CatalogLoaders = {
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "words-en" */ './locales/en/messages'),
      import(/* webpackChunkName: "words-en" */ '@haat/ui/locales/en/messages'),
      import(/* webpackChunkName: "words-en" */ '@haat/enquiry/locales/en/messages'),
    ]),
  ne: () =>
    Promise.all([
      import(/* webpackChunkName: "words-ne" */ './locales/ne/messages'),
      import(/* webpackChunkName: "words-ne" */ '@haat/ui/locales/ne/messages'),
      import(/* webpackChunkName: "words-ne" */ '@haat/enquiry/locales/ne/messages'),
    ]),
};
