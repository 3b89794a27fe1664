import { Outlet, Toaster, useHydrated, useLocation } from '@haat/platform';
import { late } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BottomBar } from '../features/header/bottom-bar';
import { Header } from '../features/header/header';
import { useUnread } from '../features/header/unread-api';
import { SignInProvider } from '../features/session/sign-in-context';
import { ErrorBoundary } from './error-boundary';
import { Later } from './later';
import { LoadingOverlay } from './loading-overlay';
import { placeOf } from './route-table';
import { ProgressBar } from './progress-bar';
import { ScrollToTop } from './scroll-to-top';

/** Desks have a frame of their own; product and vendor pages a bar with the seller's buttons. */
const DESK = /^\/(seller|admin)(\/|$)/;
const WITH_BUY_BAR = /^\/(product|vendor)\/./;
const OFFLINE_NOTICE = late(
  () => import(/* webpackChunkName: "later" */ '../offline/offline-notice'),
);
const FOOTER = late(
  () => import(/* webpackChunkName: "footer" */ '../features/footer/footer'),
);

/** A part of its own: what asks whether the page is awake is drawn again when it is. */
const Offline = () => (useHydrated() ? OFFLINE_NOTICE : null);

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation();
  const isDesk = DESK.test(pathname);
  return (
    <SignInProvider>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-2 focus:z-[95] focus:rounded-md focus:bg-card focus:px-4 focus:py-3 focus:font-semibold focus:shadow-e3"
      >
        <Trans>Skip to content</Trans>
      </a>
      <ProgressBar />
      <LoadingOverlay />
      <ScrollToTop />
      <Offline />
      {isDesk ? <Page /> : <Framed hasBottomBar={!WITH_BUY_BAR.test(pathname)} />}
      <Later />
      <Toaster />
    </SignInProvider>
  );
}

function Framed({ hasBottomBar }: { hasBottomBar: boolean }) {
  const unread = useUnread();
  return (
    <>
      <Header unread={unread} />
      <Page />
      {FOOTER}
      {hasBottomBar ? <BottomBar unread={unread} /> : null}
    </>
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
      <ErrorBoundary key={placeOf(pathname)} at={pathname}>
        <Outlet />
      </ErrorBoundary>
    </main>
  );
}
