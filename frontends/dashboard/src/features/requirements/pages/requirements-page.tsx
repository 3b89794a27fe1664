import { Link, paths, useSearchParams } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Pagination, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRequirementsQuery } from '../../../api/requirements';
import { DeskPage } from '../../desk/page';
import { RequirementCard } from '../components/requirement-card';

type Side = 'buyer' | 'seller';

/** The buyer's own requirements, or those that fit the seller. */
export function RequirementsPage({ side }: { side: Side }) {
  const [params] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const { currentData, error, refetch } = useRequirementsQuery({ as: side, page });
  const rows = currentData?.data;
  return (
    <DeskPage
      title={side === 'seller' ? <Trans>Buy leads</Trans> : <Trans>Requirements</Trans>}
      lead={
        side === 'seller' ? (
          <Trans>Requirements of buyers that fit your company.</Trans>
        ) : undefined
      }
      actions={side === 'buyer' ? <Post /> : undefined}
    >
      {error && !rows ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Waiting />
      ) : rows.length === 0 ? (
        <Nothing side={side} />
      ) : (
        <>
          <ul className="mb-6 grid grid-cols-1 gap-3.5">
            {rows.map((requirement) => (
              <li key={requirement.id}>
                <RequirementCard requirement={requirement} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            lastPage={currentData.meta.last_page}
            hrefOf={(n) => `?page=${n}`}
          />
        </>
      )}
    </DeskPage>
  );
}

const Post = () => (
  <Button asChild variant="marigold">
    <Link to={paths.industries}>
      <Trans>Post Your Requirement</Trans>
    </Link>
  </Button>
);

const Waiting = () => (
  <div className="grid gap-3.5">
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
  </div>
);

const Nothing = ({ side }: { side: Side }) =>
  side === 'seller' ? (
    <EmptyState
      title={<Trans>No buy leads right now</Trans>}
      text={<Trans>Requirements that fit your categories and places appear here.</Trans>}
      action={
        <Button asChild size="sm">
          <Link to={paths.sellerCompanyProfile}>
            <Trans>Check your categories</Trans>
          </Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>No requirements yet</Trans>}
      text={<Trans>Say what you need once; suppliers come to you.</Trans>}
      action={<Post />}
    />
  );
