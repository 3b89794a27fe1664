import { LoadBoundary } from '@haat/ui';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { LastResort } from './last-resort';
import { PageLoading } from './page-load';

/** at: where the page is; an error stays there. */
type Props = { at: string; children: ReactNode };

const renderPage = (error: unknown, retry: () => void) => (
  <LastResort>
    <ErrorPage error={error} onRetry={retry} />
  </LastResort>
);

/** A page that throws becomes the error page; header and footer stay. */
export const ErrorBoundary = (props: Props) => (
  <LoadBoundary waiting={<PageLoading />} renderError={renderPage} {...props} />
);
