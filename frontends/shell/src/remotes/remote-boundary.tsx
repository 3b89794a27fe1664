import { RouteError } from '@haat/platform';
import { ErrorPanel, LoadBoundary } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HomeBar } from '../layouts/home-bar';
import { isDashboard } from '../layouts/skip-target';

/** at: where the page is; a failure stays there. */
type Props = { at: string; waiting: ReactNode; onRetry: () => void; children: ReactNode };

function renderPanel(at: string, error: unknown, retry: () => void): ReactNode {
  // Not a failure of loading: the error page knows its status.
  if (error instanceof RouteError) throw error;
  const title = <Trans>This section isn’t available right now</Trans>;
  return (
    <>
      {isDashboard(at) ? <HomeBar /> : null}
      <ErrorPanel heading="h1" title={title} error={error} onRetry={retry} />
    </>
  );
}

/** A remote that fails renders its own panel; the rest of the page lives on (D32). */
export const RemoteBoundary = (props: Props) => (
  <LoadBoundary
    renderError={(error, retry) => renderPanel(props.at, error, retry)}
    {...props}
  />
);
