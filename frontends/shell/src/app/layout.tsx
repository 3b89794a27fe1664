import { Outlet, Toaster, deferred, useHydrated, useLocation } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BottomBar } from '../features/header/bottom-bar';
import { Header } from '../features/header/header';
import { useUnread } from '../features/header/unread-api';
import { SignInProvider } from '../features/session/sign-in-context';
import { ErrorBoundary } from './error-boundary';
import { LoadingOverlay } from './loading-overlay';
import { pageKey } from './route-table';
import { ProgressBar } from './progress-bar';
import { ScrollToTop } from './scroll-to-top';

/** Dashboards have a frame of their own; product and vendor pages a bar with the seller's buttons. */
const DASHBOARD = /^\/(seller|admin)(\/|$)/;
const WITH_BUY_BAR = /^\/(product|vendor)\/./;
const OfflineBanner = deferred(
  () => import(/* webpackChunkName: "after-hydration" */ '../offline/offline-banner'),
);
const PageExtras = deferred(
  () => import(/* webpackChunkName: "after-hydration" */ './page-extras'),
);
const Footer = deferred(
  () => import(/* webpackChunkName: "footer" */ '../features/footer/footer'),
);

/** A component of its own: what reads `useHydrated` renders again when the page is hydrated. */
const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() ? children : null;

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation();
  const isDashboard = DASHBOARD.test(pathname);
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
      <AfterHydration>
        <OfflineBanner />
      </AfterHydration>
      {isDashboard ? <Page /> : <Framed hasBottomBar={!WITH_BUY_BAR.test(pathname)} />}
      <AfterHydration>
        <PageExtras />
      </AfterHydration>
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
      <Footer />
      {hasBottomBar ? <BottomBar unread={unread} /> : null}
    </>
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
      <ErrorBoundary key={pageKey(pathname)} at={pathname}>
        <Outlet />
      </ErrorBoundary>
    </main>
  );
}
