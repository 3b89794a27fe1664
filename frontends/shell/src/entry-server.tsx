/** What the edge renders pages with. */
import {
  KeepingContext,
  PlatformProvider,
  currencyChosen,
  makeI18n,
  makeStore,
  selectCurrency,
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
import { entryOf } from './app/route-table';
import { messages as en } from './locales/en/messages';
import { messages as ne } from './locales/ne/messages';
import { AppRoutes } from './routes';
import { makeKeeping } from './ssr/keeping';
import { queryBy, type Ask } from './ssr/server-query';

export { entryOf };
export { provideModule } from './remotes/modules';
export { documentTitle } from '@haat/platform';
export { routeHead } from './ssr/route-head';
export { plainFields, plainForms, plainRefusal, plainWord } from './plain';
export { prefetch } from './ssr/prefetch';
export { pageState } from './ssr/page-state';

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

/** A store for one request, whose calls go out by `ask`; `state` as `pageState` returns it. */
export function openStore(
  ask: Ask,
  locale: Locale,
  currency: string,
  state?: object,
): AppStore {
  const store = makeStore(state, { locale, query: queryBy(ask) });
  store.dispatch(currencyChosen(currency));
  return store;
}

/** catalogs: the words of the remotes on this page. `whole` makes what React wrote the page's HTML, in pieces, and tells the words it was drawn with. */
export function render(
  url: string,
  store: AppStore,
  locale: Locale,
  catalogs: Catalog,
  options: RenderToPipeableStreamOptions,
) {
  const all = wordsWith(locale, catalogs);
  const words: Words = {};
  const keeping = makeKeeping(locale, all, words);
  // In another currency a part would look different from day to day.
  const isKeeping = selectCurrency(store.getState()) === 'NPR';
  const entry = entryOf(url.replace(/[?#].*/, ''));
  const stream = renderToPipeableStream(
    <StrictMode>
      <PlatformProvider store={store} i18n={makeI18n(locale, all, words)}>
        <KeepingContext value={isKeeping ? keeping : null}>
          <StaticRouter location={url}>
            <AppRoutes table={entry ? [entry] : []} />
          </StaticRouter>
        </KeepingContext>
      </PlatformProvider>
    </StrictMode>,
    options,
  );
  return { ...stream, whole: (drawn: string) => ({ html: keeping.whole(drawn), words }) };
}
