import { RouteError, paths, useDocumentHead } from '@haat/platform';
import { ErrorPanel, LoadBoundary } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NotFoundState } from '../components/not-found-state';

type Props = { at: string; children: ReactNode };

function NoPage() {
  useDocumentHead({ status: 404 }, 'missing');
  return (
    <NotFoundState
      title={<Trans>This page could not be found</Trans>}
      text={<Trans>The link may be old.</Trans>}
      to={paths.home}
      linkText={<Trans>Back to the home page</Trans>}
    />
  );
}

function renderError(error: unknown, retry: () => void): ReactNode {
  const isMissing = error instanceof RouteError && error.status === 404;
  return isMissing ? (
    <NoPage />
  ) : (
    <ErrorPanel heading="h1" error={error} onRetry={retry} />
  );
}

/** A page that fails leaves the bars of its dashboard. */
export const PageBoundary = (props: Props) => (
  <LoadBoundary renderError={renderError} {...props} />
);
