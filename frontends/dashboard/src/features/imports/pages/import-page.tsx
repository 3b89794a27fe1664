import { paths, useParams } from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useImportJobQuery } from '../../../api/imports';
import { isNotFound } from '../../../components/is-not-found';
import { NotFoundState } from '../../../components/not-found-state';
import { DashboardPage } from '../../../components/dashboard-page';
import { ImportHead } from '../components/import-head';
import { ImportStage } from '../components/import-stage';
import { StepBar } from '../components/step-bar';
import { isAtWork, stepOf } from '../stages';

const LOOK_AGAIN_MS = 1000;

/** /seller/manageproducts/bulk/{id}: one upload at its current step; leaving and reloading lose nothing. */
export function ImportPage() {
  const { id = '' } = useParams();
  const [isWaiting, setIsWaiting] = useState(true);
  const { currentData, error, refetch } = useImportJobQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0,
  });
  const wantsNews = !currentData || isAtWork(currentData);
  // During rendering, so that no needless request is sent.
  if (wantsNews !== isWaiting) setIsWaiting(wantsNews);
  if (isNotFound(error)) return <Missing />;
  return (
    <DashboardPage title={<Trans>Import products</Trans>}>
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
    </DashboardPage>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Import not found</Trans>}
    to={paths.sellerBulk}
    linkText={<Trans>Back to uploads</Trans>}
  />
);
