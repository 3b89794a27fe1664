/** What the edge renders pages with. */
import {
  PlatformProvider,
  currencyChosen,
  makeI18n,
  makeStore,
  mergeCatalogs,
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
// Only the server renders without a history: no part of the platform that browsers load.
// eslint-disable-next-line no-restricted-imports
import { StaticRouter } from 'react-router';
import { entryOf } from './app/route-table';
import { messages as en } from './locales/en/messages';
import { messages as ne } from './locales/ne/messages';
import { AppRoutes } from './app/routes';
import { queryBy, type ApiCall } from './ssr/server-query';

export { entryOf };
export { isDashboard } from './layouts/skip-target';
export { provideModule } from './remotes/modules';
export { configureDeployment, documentTitle } from '@haat/platform';
export { routeHead } from './ssr/route-head';
export { plainFields, plainForms, plainRefusal, plainMessage } from './plain';
export { prefetch } from './ssr/prefetch';
export { pageState } from './ssr/page-state';

type Catalog = Parameters<typeof mergeCatalogs>[0];
type Messages = ReturnType<typeof mergeCatalogs>;
const own: Record<Locale, Messages> = {
  en: mergeCatalogs([{ messages: en }, { messages: uiEn }, { messages: enquiryEn }]),
  ne: mergeCatalogs([{ messages: ne }, { messages: uiNe }, { messages: enquiryNe }]),
};

/** A store for one request, whose requests go out by `call`; `state` as `pageState` returns it. */
export function openStore(
  call: ApiCall,
  locale: Locale,
  currency: string,
  state?: object,
): AppStore {
  const store = makeStore(state, { locale, query: queryBy(call) });
  store.dispatch(currencyChosen(currency));
  return store;
}

/** catalogs: messages of the remotes on this page. `messages`: those that the page uses, complete when the stream is. */
export function render(
  url: string,
  store: AppStore,
  locale: Locale,
  catalogs: Catalog,
  options: RenderToPipeableStreamOptions,
) {
  const all = { ...own[locale], ...mergeCatalogs(catalogs) };
  const messages: Messages = {};
  const entry = entryOf(url.replace(/[?#].*/, ''));
  const stream = renderToPipeableStream(
    <StrictMode>
      <PlatformProvider store={store} i18n={makeI18n(locale, all, messages)}>
        <StaticRouter location={url}>
          <AppRoutes table={entry ? [entry] : []} />
        </StaticRouter>
      </PlatformProvider>
    </StrictMode>,
    options,
  );
  return { ...stream, messages };
}
