/** Starts the page: the messages first, then React over what the edge rendered. */
import {
  BrowserRouter,
  PlatformProvider,
  RouteError,
  activateLocale,
  configureDeployment,
  currencyChosen,
  i18n,
  listenForInstallOffer,
  syncSession,
  loadOverlays,
  loadSession,
  makeStore,
  readPageConfig,
  registerCatalogs,
  reloadOnFailedChunks,
  setLocale,
  loadPageMessages,
  whenIdle,
  type AppStore,
  type RootState,
  type PageConfig,
} from '@haat/platform';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { handOverTaps } from './app/early-taps';
import { removeFailedScripts } from './app/failed-scripts';
import { LastResort } from './layouts/last-resort';
import { isDashboard } from './layouts/skip-target';
import { AppRoutes } from './app/routes';
import { catalogs } from './catalogs';
import { loadModule } from './remotes/modules';
import { registerRemotes } from './remotes/loader';
import { revealDeferredImages } from './app/deferred-images';
import { loadPage } from './app/pages';
import { moduleOf, pageOf } from './app/route-table';

type Props = { store: AppStore; renderedState?: RootState; onReady?: () => void };

/** Browser storage is read after the first render: the server had none. */
function SessionSync({ store, onReady, children }: Props & { children: ReactNode }) {
  useEffect(() => syncSession(store), [store]);
  useEffect(() => {
    // When the page answers: for those who measure it, and for the pictures that waited.
    performance.mark('haat-ready');
    revealDeferredImages();
    onReady?.();
  }, [onReady]);
  return children;
}

const App = ({ store, renderedState, onReady }: Props) => (
  <StrictMode>
    <PlatformProvider store={store} i18n={i18n} renderedState={renderedState}>
      {/* One child each: a sibling would shift React's ids away from the server's. */}
      <SessionSync store={store} onReady={onReady}>
        <BrowserRouter>
          <LastResort>
            <AppRoutes />
          </LastResort>
        </BrowserRouter>
      </SessionSync>
    </PlatformProvider>
  </StrictMode>
);

type PageState = { api: { queries: Record<string, { status: string }> } };

/** The page brings no times of its answers: they count from here. */
function arrivedNow(state: PageState): PageState {
  const fulfilledTimeStamp = Date.now();
  for (const query of Object.values(state.api.queries)) {
    if (query.status === 'fulfilled') Object.assign(query, { fulfilledTimeStamp });
  }
  return state;
}

function makePageStore(config: PageConfig): AppStore {
  const state = document.getElementById('haat-state')?.textContent;
  const store = makeStore(state ? arrivedNow(JSON.parse(state)) : undefined);
  store.dispatch(currencyChosen(config.currency));
  return store;
}

/** A rendered page hydrates only when its code is there: else its markup would be thrown away. */
async function preparePage(hasMessages: boolean): Promise<void> {
  const page = pageOf(location.pathname);
  const id = moduleOf(location.pathname);
  // Its own panel renders the failure.
  if (id) await loadModule(id, { hasMessages }).catch(() => undefined);
  if (page) await loadPage(page).catch(() => undefined);
}

/** `?lang=` leads here from search engines and shared links: stored as a choice, removed from the address. */
async function enterLanguage({ locale }: PageConfig): Promise<void> {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return activateLocale(locale);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  return setLocale(locale);
}

/** What the first tap may open. */
const FIRST_TAPS = [
  loadOverlays,
  () =>
    import(
      /* webpackChunkName: "header-parts" */ './layouts/header/components/account-menu'
    ),
  () => loadPage('search'),
];

/** One after the other, each in an idle moment. */
async function preloadFirstTaps(): Promise<void> {
  for (const load of FIRST_TAPS) {
    await whenIdle();
    await load().catch(() => undefined);
  }
}

/** A page that does not exist, or is somebody else's, is an answer: only failures are errors. */
const ERRORS = {
  onCaughtError: (error: unknown) => {
    if (!(error instanceof RouteError)) console.error(error);
  },
};

/** In a transition React lets taps and typing in between. */
const hydrated = (root: HTMLElement, store: AppStore) =>
  new Promise<void>((onReady) =>
    startTransition(
      () =>
        void hydrateRoot(
          root,
          <App store={store} renderedState={store.getState()} onReady={onReady} />,
          {
            ...ERRORS,
            onRecoverableError: (error) => console.warn('hydration', error),
          },
        ),
    ),
  );

export async function start(): Promise<void> {
  const config = readPageConfig();
  listenForInstallOffer();
  configureDeployment(config.deployment);
  reloadOnFailedChunks();
  removeFailedScripts();
  registerRemotes(config.remotes);
  if (config.words) loadPageMessages(config.locale, config.words);
  await enterLanguage(config);
  const root = document.getElementById('root');
  if (!root) return;
  const store = makePageStore(config);
  // A signed-in user sees more than the server rendered, with messages it did not send. Loaded afterwards, they would
  // render everything again, and what still waits for its code would become its skeleton.
  const hasAllMessages = config.words !== undefined && !loadSession().isAuth;
  // Offline a dashboard comes with a public page, which has another frame.
  const isRendered = config.isRendered && !isDashboard(location.pathname);
  if (!hasAllMessages) await registerCatalogs(catalogs);
  if (isRendered) {
    await preparePage(hasAllMessages);
    const tapAgain = handOverTaps();
    await hydrated(root, store);
    // Once what the session changes is rendered.
    setTimeout(tapAgain);
    // The other messages: for what the visitor opens next.
    if (hasAllMessages) await registerCatalogs(catalogs);
    void preloadFirstTaps();
  } else {
    handOverTaps();
    startTransition(() => createRoot(root, ERRORS).render(<App store={store} />));
  }
}
