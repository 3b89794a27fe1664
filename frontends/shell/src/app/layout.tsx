import { Link, Outlet, Toaster, paths, useLocation } from '@haat/platform';
import { Container, DhakaBand, Logo } from '@haat/ui';
import { ErrorBoundary } from './error-boundary';
import { GoToTop } from './go-to-top';
import { LoadingOverlay } from './loading-overlay';
import { ProgressBar } from './progress-bar';

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <ProgressBar />
      <LoadingOverlay />
      <header className="sticky top-0 z-40 border-b border-line bg-white/94 backdrop-blur-md">
        <Container className="flex h-[76px] items-center">
          <Link to={paths.home}>
            <Logo />
          </Link>
        </Container>
      </header>
      <main id="main" className="min-h-[60vh]">
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <footer className="mt-16 bg-indigo-900 text-indigo-100">
        <DhakaBand />
        <Container className="py-10">
          <Logo isOnDark />
        </Container>
      </footer>
      <GoToTop />
      <Toaster />
    </>
  );
}
