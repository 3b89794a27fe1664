import {
  Outlet,
  Toaster,
  deferred,
  useHydrated,
  useLocation,
  usePageScheme,
} from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BottomBar } from './header/components/bottom-bar';
import { Header } from './header/header';
import { useUnread } from '../api/unread-api';
import { SignInProvider } from '../features/session/components/sign-in-provider';
import { ErrorBoundary } from './error-boundary';
import { LoadingOverlay } from './loading-overlay';
import { useIsPageLoading } from './page-load';
import { ProgressBar } from './progress-bar';
import { ScrollToTop } from './scroll-to-top';
import { isDashboard, skipTarget } from './skip-target';

/** Product and vendor pages have a bar with the seller's buttons. */
const WITH_BUY_BAR = /^\/(product|vendor)\/./;
const OfflineBanner = deferred(
  () =>
    import(
      /* webpackChunkName: "after-hydration" */ '../features/offline/components/offline-banner'
    ),
);
const Footer = deferred(() => import(/* webpackChunkName: "footer" */ './footer/footer'));

/** A component of its own: what reads `useHydrated` renders again when the page is hydrated. */
const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() ? children : null;

type KeyOf = (pathname: string) => string;
type Props = {
  /** Pages of one key share their state. */
  keyOf: KeyOf;
  /** Rendered after hydration. */
  extras: ReactNode;
};

/** The frame of every page. */
export function PageLayout({ keyOf, extras }: Props) {
  const { pathname } = useLocation();
  usePageScheme(isDashboard(pathname));
  return (
    <SignInProvider>
      <a
        href={`#${skipTarget(pathname)}`}
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
      {isDashboard(pathname) ? (
        <Page keyOf={keyOf} />
      ) : (
        <Framed keyOf={keyOf} hasBottomBar={!WITH_BUY_BAR.test(pathname)} />
      )}
      <AfterHydration>{extras}</AfterHydration>
      <Toaster />
    </SignInProvider>
  );
}

type FramedProps = { keyOf: KeyOf; hasBottomBar: boolean };

function Framed({ keyOf, hasBottomBar }: FramedProps) {
  const unread = useUnread();
  return (
    <>
      <Header unread={unread} />
      <Page keyOf={keyOf} />
      <Footer />
      {hasBottomBar ? <BottomBar unread={unread} /> : null}
    </>
  );
}

/** Busy while its code is loading: until then it has no heading. */
function Page({ keyOf }: { keyOf: KeyOf }) {
  const { pathname } = useLocation();
  const isLoading = useIsPageLoading();
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={isLoading || undefined}
      className="min-h-[60vh] outline-none"
    >
      <ErrorBoundary key={keyOf(pathname)} at={pathname}>
        <Outlet />
      </ErrorBoundary>
    </main>
  );
}
