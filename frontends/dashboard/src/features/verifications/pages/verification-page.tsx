import { paths, Link, statusOf, useParams } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminVerificationQuery } from '../../../api/admin-verifications';
import { Review } from '../components/review';

const NOT_FOUND = 404;
const WRONG_ADDRESS = 422;

/** /admin/verifications/{id}: what was typed beside what proves it, and the decision. */
export function VerificationPage() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useAdminVerificationQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="w-full px-4 py-5 lg:px-6">
      {currentData ? (
        <Review key={id} verification={currentData} onRefresh={() => void refetch()} />
      ) : error && [NOT_FOUND, WRONG_ADDRESS].includes(statusOf(error)) ? (
        <Missing />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-[480px] rounded-lg" />
          <Skeleton className="h-[480px] rounded-lg" />
        </div>
      )}
    </section>
  );
}

const Missing = () => (
  <EmptyState
    mood="lost"
    title={<Trans>There are no such papers</Trans>}
    text={<Trans>The company may have taken them back, or is gone.</Trans>}
    action={
      <Button asChild variant="soft">
        <Link to={paths.adminVerifications}>
          <Trans>To the queue</Trans>
        </Link>
      </Button>
    }
  />
);
