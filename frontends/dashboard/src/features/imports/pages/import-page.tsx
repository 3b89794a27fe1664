import { Link, paths, statusOf, useParams } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useImportQuery } from '../../../api/imports';
import { DeskPage } from '../../desk/page';
import { ImportHead } from '../components/import-head';
import { ImportStage } from '../components/import-stage';
import { StepBar } from '../components/step-bar';
import { isAtWork, stepOf } from '../stages';

const NOT_FOUND = 404;
const WRONG_ADDRESS = 422;
const LOOK_AGAIN_MS = 1000;

/** /seller/manageproducts/bulk/{id}: one upload, wherever it stands; leaving and reloading lose nothing. */
export function ImportPage() {
  const { id = '' } = useParams();
  const [isWaiting, setIsWaiting] = useState(true);
  const { currentData, error, refetch } = useImportQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0,
  });
  const wantsNews = !currentData || isAtWork(currentData);
  // During rendering, so that no answer is asked for that nobody waits for.
  if (wantsNews !== isWaiting) setIsWaiting(wantsNews);
  if (error && [NOT_FOUND, WRONG_ADDRESS].includes(statusOf(error))) return <Missing />;
  return (
    <DeskPage title={<Trans>Upload products from a sheet</Trans>}>
      {currentData ? (
        <>
          <StepBar current={stepOf(currentData)} />
          <ImportHead job={currentData} />
          <ImportStage key={id} job={currentData} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 rounded-lg" />
      )}
    </DeskPage>
  );
}

const Missing = () => (
  <EmptyState
    mood="lost"
    title={<Trans>There is no such upload</Trans>}
    action={
      <Button asChild variant="soft">
        <Link to={paths.sellerBulk}>
          <Trans>To the uploads</Trans>
        </Link>
      </Button>
    }
  />
);
