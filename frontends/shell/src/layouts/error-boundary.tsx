import { Link, brand, paths } from '@haat/platform';
import { LoadBoundary, Logo } from '@haat/ui';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { LastResort } from './last-resort';
import { PageLoading } from './page-load';
import { isDashboard, skipTarget } from './skip-target';

/** at: where the page is; an error stays there. */
type Props = { at: string; children: ReactNode };

/** A page that throws becomes the error page; header and footer stay. */
export function ErrorBoundary(props: Props) {
  // A dashboard whose frame did not load either; `main` is there in any case.
  const id = isDashboard(props.at) ? skipTarget(props.at) : undefined;
  return (
    <LoadBoundary
      waiting={<PageLoading />}
      renderError={(error, retry) => (
        <LastResort>
          {id ? <HomeBar /> : null}
          <div id={id} tabIndex={-1} className="outline-none">
            <ErrorPage error={error} onRetry={retry} />
          </div>
        </LastResort>
      )}
      {...props}
    />
  );
}

/** A dashboard has no header of the shell: this is the way home. */
const HomeBar = () => (
  <div className="flex h-16 items-center border-b border-line bg-card px-4 lg:px-6">
    <Link to={paths.home} aria-label={brand.name}>
      <Logo />
    </Link>
  </div>
);
