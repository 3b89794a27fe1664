import { useGetRequirementQuery } from '@haat/enquiry';
import { selectIsAuth, skipToken, statusOf, useAppSelector } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { useLayoutEffect, useState } from 'react';
import { DraftOffer } from './draft-offer';
import {
  emptied,
  isInMaking,
  keepDraft,
  keptOf,
  loadKept,
  startOf,
  type Kept,
} from './kept-draft';
import type { Typed } from './typed';
import { Wizard } from './wizard';

const NOT_FOUND = 404;

/** `typed` stands over all of it, once. */
type Props = { params: URLSearchParams; typed: Typed; onTaken: () => void };

/** What this device keeps, with the address's words; and what another device has made of it since. */
export function NewWizard({ params, typed, onTaken }: Props) {
  const isAuth = useAppSelector(selectIsAuth);
  const [start] = useState(() => startOf(loadKept(), params, typed));
  // Before the next key, whose words it would write over.
  useLayoutEffect(() => {
    if (Object.keys(typed).length === 0) return;
    keepDraft(start);
    onTaken();
  }, [typed, start, onTaken]);
  const [isAsked] = useState(isAuth && start.id !== null && !start.isDirty);
  const { currentData, error } = useGetRequirementQuery(
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
