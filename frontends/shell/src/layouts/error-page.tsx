import {
  Link,
  RouteError,
  failureKind,
  paths,
  requestIdOf,
  useOnline,
} from '@haat/platform';
import { Button, EmptyState, ErrorPanel, RequestNumber } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NotFoundPage } from '../components/not-found-page';
import { OfflinePage } from '../features/offline/components/offline-page';

type Props = { error: unknown; onRetry: () => void };

/** Status (500 when there is none) and message, as section 8 of the specification requires. */
export function ErrorPage({ error, onRetry }: Props) {
  const isOnline = useOnline();
  const status = error instanceof RouteError ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  // Whatever failed, a page that was never opened has no other cause.
  if (!isOnline) return <OfflinePage onRetry={onRetry} />;
  if (failureKind(error) !== 'other') {
    return <ErrorPanel heading="h1" error={error} onRetry={onRetry} />;
  }
  const requestId = requestIdOf(error);
  const message = error instanceof RouteError ? error.message : null;
  return (
    <EmptyState
      heading="h1"
      mood="lost"
      className="py-20"
      title={String(status)}
      text={message ?? <Trans>Something went wrong on this page.</Trans>}
      action={
        <>
          <span className="flex flex-wrap justify-center gap-2">
            <Button variant="soft" onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.home}>
                <Trans>Back to the home page</Trans>
              </Link>
            </Button>
          </span>
          {requestId ? <RequestNumber id={requestId} /> : null}
        </>
      }
    />
  );
}
