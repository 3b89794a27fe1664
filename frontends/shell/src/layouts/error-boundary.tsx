import { LoadBoundary } from '@haat/ui';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { HomeBar } from './home-bar';
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
