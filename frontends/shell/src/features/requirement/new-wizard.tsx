import { skipToken, statusOf, useRequirementQuery, useSession } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { useState } from 'react';
import { DraftOffer } from './draft-offer';
import { emptied, isInMaking, keptOf, loadKept, startOf, type Kept } from './kept-draft';
import type { Typed } from './use-typed';
import { Wizard } from './wizard';

const NOT_FOUND = 404;

type Props = { params: URLSearchParams; typed: Typed };

/** What this device keeps, with the address's words; and what another device has made of it since. */
export function NewWizard({ params, typed }: Props) {
  const { isAuth } = useSession();
  const [start] = useState(() => startOf(loadKept(), params, typed));
  const [isAsked] = useState(isAuth && start.id !== null && !start.isDirty);
  const { currentData, error } = useRequirementQuery(
    isAsked && start.id ? start.id : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (isAsked && !currentData && !error) {
    return <Skeleton className="h-[520px] rounded-lg" />;
  }
  const isGone = statusOf(error) === NOT_FOUND;
  const isOver = currentData !== undefined && currentData.status !== 'draft';
  if (isGone || isOver) return <Begin start={emptied(start)} />;
  const isNewer = currentData && currentData.version !== start.version;
  return <Begin start={isNewer ? keptOf(currentData, start) : start} />;
}

const Begin = ({ start }: { start: Kept }) => (
  <>
    {isInMaking(start) ? null : <DraftOffer />}
    <Wizard start={start} />
  </>
);
