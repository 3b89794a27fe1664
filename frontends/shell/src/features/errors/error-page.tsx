import { Link, RouteError, paths, requestIdOf } from '@haat/platform';
import { Button, EmptyState, RequestNumber } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NotFoundPage } from './not-found-page';

/** Status (500 when there is none) and message, as the specification's section 8 asks. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = error instanceof RouteError ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  const requestId = requestIdOf(error);
  const message = error instanceof RouteError ? error.message : null;
  return (
    <EmptyState
      mood="lost"
      className="py-20"
      title={String(status)}
      text={message ?? <Trans>Something went wrong on this page.</Trans>}
      action={
        <>
          <Button asChild variant="soft">
            <Link to={paths.home}>
              <Trans>Back to the home page</Trans>
            </Link>
          </Button>
          {requestId ? <RequestNumber id={requestId} /> : null}
        </>
      }
    />
  );
}
