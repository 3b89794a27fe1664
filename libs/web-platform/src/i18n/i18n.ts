/** The page's language. The server makes its own instance per request. */
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { rememberPreference } from '../preferences';
import type { Locale } from '../page-config';

type Module = { messages: Messages };
export type CatalogLoaders = Record<Locale, () => Promise<Module[]>>;

export const LOCALES: Locale[] = ['en', 'ne'];
export const LOCALE_KEY = 'haat_locale';
export const i18n: I18n = setupI18n({ locale: 'en', messages: { en: {}, ne: {} } });

const registered = new Set<CatalogLoaders>();

async function load(loaders: CatalogLoaders, locale: Locale): Promise<void> {
  for (const { messages } of await loaders[locale]()) i18n.load(locale, messages);
}

/** Each front end registers its words; resolves when the current language's are there. */
export async function registerCatalogs(loaders: CatalogLoaders): Promise<void> {
  registered.add(loaders);
  await load(loaders, i18n.locale as Locale);
}

/** Loads first, switches after: the page stays as it is until all words are there (D37). */
export async function activateLocale(locale: Locale): Promise<void> {
  await Promise.all([...registered].map((loaders) => load(loaders, locale)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** The visitor's choice: kept for the next visit, and for the edge. */
export async function setLocale(locale: Locale): Promise<void> {
  rememberPreference(LOCALE_KEY, locale);
  await activateLocale(locale);
}

/** For the server: an instance of its own, since requests of both languages overlap. */
export function makeI18n(locale: Locale, catalogs: Module[]): I18n {
  const messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages));
  return setupI18n({ locale, messages: { [locale]: messages } });
}
