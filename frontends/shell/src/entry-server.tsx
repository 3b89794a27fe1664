/** What the edge renders pages with. */
import {
  PlatformProvider,
  currencyChosen,
  makeI18n,
  makeStore,
  wordsOf,
  type AppStore,
  type Locale,
} from '@haat/platform';
import { messages as enquiryEn } from '@haat/enquiry/locales/en/messages';
import { messages as enquiryNe } from '@haat/enquiry/locales/ne/messages';
import { messages as uiEn } from '@haat/ui/locales/en/messages';
import { messages as uiNe } from '@haat/ui/locales/ne/messages';
import { StrictMode } from 'react';
import {
  renderToPipeableStream,
  type RenderToPipeableStreamOptions,
} from 'react-dom/server';
// Only the server draws without a history: no part of the platform that browsers load.
// eslint-disable-next-line no-restricted-imports
import { StaticRouter } from 'react-router';
import { messages as en } from './locales/en/messages';
import { messages as ne } from './locales/ne/messages';
import { AppRoutes } from './routes';

export { entryOf } from './app/route-table';
export { provideModule } from './remotes/modules';
export { plainHead } from './ssr/plain-head';
export { prefetch } from './ssr/prefetch';
export { forgetUnsettled, pageState } from './ssr/page-state';

type Catalog = Parameters<typeof wordsOf>[0];
type Words = ReturnType<typeof wordsOf>;
const own: Record<Locale, Catalog> = {
  en: [{ messages: en }, { messages: uiEn }, { messages: enquiryEn }],
  ne: [{ messages: ne }, { messages: uiNe }, { messages: enquiryNe }],
};

const together: Record<Locale, WeakMap<Catalog, Words>> = {
  en: new WeakMap(),
  ne: new WeakMap(),
};

/** The shell's with those of a remote: put together once for each of its builds. */
function wordsWith(locale: Locale, catalogs: Catalog): Words {
  const words = together[locale].get(catalogs) ?? wordsOf([...own[locale], ...catalogs]);
  together[locale].set(catalogs, words);
  return words;
}

/** A store for one request: its calls go to `origin` by `fetch` and stop with `signal`. */
export function openStore(
  context: Parameters<typeof makeStore>[1],
  currency: string,
): AppStore {
  const store = makeStore(undefined, context);
  store.dispatch(currencyChosen(currency));
  return store;
}

/** catalogs: the words of the remotes on this page; used: gets those it is drawn with. */
export function render(
  url: string,
  store: AppStore,
  locale: Locale,
  catalogs: Catalog,
  used: Parameters<typeof makeI18n>[2],
  options: RenderToPipeableStreamOptions,
) {
  const i18n = makeI18n(locale, wordsWith(locale, catalogs), used);
  return renderToPipeableStream(
    <StrictMode>
      <PlatformProvider store={store} i18n={i18n}>
        <StaticRouter location={url}>
          <AppRoutes />
        </StaticRouter>
      </PlatformProvider>
    </StrictMode>,
    options,
  );
}
