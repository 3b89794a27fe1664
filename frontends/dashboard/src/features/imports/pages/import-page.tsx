import { paths, useParams } from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useImportJobQuery } from '../../../api/imports';
import { isNowhere } from '../../desk/is-nowhere';
import { Lost } from '../../desk/lost';
import { DeskPage } from '../../desk/page';
import { ImportHead } from '../components/import-head';
import { ImportStage } from '../components/import-stage';
import { StepBar } from '../components/step-bar';
import { isAtWork, stepOf } from '../stages';

const LOOK_AGAIN_MS = 1000;

/** /seller/manageproducts/bulk/{id}: one upload, wherever it stands; leaving and reloading lose nothing. */
export function ImportPage() {
  const { id = '' } = useParams();
  const [isWaiting, setIsWaiting] = useState(true);
  const { currentData, error, refetch } = useImportJobQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0,
  });
  const wantsNews = !currentData || isAtWork(currentData);
  // During rendering, so that no answer is asked for that nobody waits for.
  if (wantsNews !== isWaiting) setIsWaiting(wantsNews);
  if (isNowhere(error)) return <Missing />;
  return (
    <DeskPage title={<Trans>Import products</Trans>}>
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
  <Lost
    title={<Trans>Import not found</Trans>}
    to={paths.sellerBulk}
    way={<Trans>Back to uploads</Trans>}
  />
);
