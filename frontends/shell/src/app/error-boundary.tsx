import { LoadBoundary } from '@haat/ui';
import type { ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page';
import { LastResort } from './last-resort';
import { PageLoading } from './page-load';

/** at: where the page is; an error stays there. */
type Props = { at: string; children: ReactNode };

const showPage = (error: unknown, retry: () => void) => (
  <LastResort>
    <ErrorPage error={error} onRetry={retry} />
  </LastResort>
);

/** A page that throws shows the error page; header and footer stay. */
export const ErrorBoundary = (props: Props) => (
  <LoadBoundary waiting={<PageLoading />} renderError={showPage} {...props} />
);
