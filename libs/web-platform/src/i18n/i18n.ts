/** The page's language. The server makes its own instance per request. */
import type { I18n, Messages } from '@lingui/core';
import { rememberPreference } from '../preferences';
import type { Locale } from '../page-config';
import { PageI18n } from './page-i18n';
import { RecordingI18n } from './recording-i18n';

type Module = { messages: Messages };
/** What a sentence is translated with. */
export type Words = I18n;
export type CatalogLoaders = Record<Locale, () => Promise<Module[]>>;

export const LOCALES: Locale[] = ['en', 'ne'];
export const LOCALE_KEY = 'haat_locale';
/** A key of a catalog; other ids are sentences, which stand for themselves. */
const KEY = /^[\w+/-]{6}$/;

const registered = new Set<CatalogLoaders>();
let isWordMissed = false;

function missed(_locale: string, id: string): string {
  isWordMissed = true;
  return KEY.test(id) ? '' : id;
}

const pageI18n = new PageI18n({
  locale: 'en',
  messages: { en: {}, ne: {} },
  missing: missed,
});
export const i18n: I18n = pageI18n;

async function load(loaders: CatalogLoaders, locale: Locale): Promise<void> {
  const words: Messages = {};
  for (const { messages } of await loaders[locale]()) Object.assign(words, messages);
  if (locale === i18n.locale && !isWordMissed) pageI18n.addQuietly(locale, words);
  else {
    if (isWordMissed) performance.mark('haat-word-missed');
    i18n.load(locale, words);
  }
  isWordMissed = false;
}

/** The words of a page the edge drew: enough to take it over; the catalogs may follow. */
export function takeWords(locale: Locale, words: Messages): void {
  i18n.load(locale, words);
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
  const page = document.documentElement;
  // Written again, the same word has the whole page styled anew: 120 ms of a slow phone, before it answers.
  if (page.lang !== locale) page.lang = locale;
}

/** The visitor's choice: kept for the next visit, and for the edge. */
export async function setLocale(locale: Locale): Promise<void> {
  rememberPreference(LOCALE_KEY, locale);
  await activateLocale(locale);
}

/** Of all catalogs together. */
export const wordsOf = (catalogs: Module[]): Messages =>
  Object.assign({}, ...catalogs.map(({ messages }) => messages));

/** For the server: an instance of its own, since requests of both languages overlap. */
export const makeI18n = (locale: Locale, messages: Messages, used: Messages = {}): I18n =>
  new RecordingI18n(locale, messages, used);
