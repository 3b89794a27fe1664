/** The page's language. The server makes its own instance per request. */
import type { I18n, Messages } from '@lingui/core';
import { rememberPreference } from '../preferences';
import type { Locale } from '../page-config';
import { PageI18n } from './page-i18n';
import { RecordingI18n } from './recording-i18n';

type Module = { messages: Messages };
export type CatalogLoaders = Record<Locale, () => Promise<Module[]>>;

export const LOCALES: Locale[] = ['en', 'ne'];
export const LOCALE_KEY = 'haat_locale';
/** A key of a catalog; other ids are sentences, which are their own text. */
const KEY = /^[\w+/-]{6}$/;

const registered = new Set<CatalogLoaders>();
let isMessageMissing = false;

function onMissing(_locale: string, id: string): string {
  isMessageMissing = true;
  return KEY.test(id) ? '' : id;
}

const pageI18n = new PageI18n({
  locale: 'en',
  messages: { en: {}, ne: {} },
  missing: onMissing,
});
export const i18n: I18n = pageI18n;

async function load(loaders: CatalogLoaders, locale: Locale): Promise<void> {
  const merged = mergeCatalogs(await loaders[locale]());
  if (locale === i18n.locale && !isMessageMissing) pageI18n.addQuietly(locale, merged);
  else {
    if (isMessageMissing) performance.mark('haat-message-missing');
    i18n.load(locale, merged);
  }
  isMessageMissing = false;
}

/** The messages of a page that the edge rendered: enough to hydrate it; the catalogs may follow. */
export function loadPageMessages(locale: Locale, messages: Messages): void {
  i18n.load(locale, messages);
}

/** Each front end registers its catalogs; resolves when the current language's are loaded. */
export async function registerCatalogs(loaders: CatalogLoaders): Promise<void> {
  registered.add(loaders);
  await load(loaders, i18n.locale as Locale);
}

/** Loads first, switches after: the page stays as it is until all messages are loaded (D37). */
export async function activateLocale(locale: Locale): Promise<void> {
  await Promise.all([...registered].map((loaders) => load(loaders, locale)));
  i18n.activate(locale);
  const page = document.documentElement;
  // Writing the same value again restyles the page: 120 ms of a slow phone, before it responds.
  if (page.lang !== locale) page.lang = locale;
}

/** The visitor's choice: stored for the next visit, and for the edge. */
export async function setLocale(locale: Locale): Promise<void> {
  rememberPreference(LOCALE_KEY, locale);
  await activateLocale(locale);
}

/** Of all catalogs together. */
export function mergeCatalogs(catalogs: Module[]): Messages {
  const merged: Messages = {};
  for (const { messages } of catalogs) Object.assign(merged, messages);
  return merged;
}

/** For the server: an instance of its own, since requests of both languages overlap. */
export const makeI18n = (locale: Locale, messages: Messages, used: Messages = {}): I18n =>
  new RecordingI18n(locale, messages, used);
