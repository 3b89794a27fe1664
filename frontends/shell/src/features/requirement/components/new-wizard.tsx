import { useGetRequirementQuery } from '@haat/enquiry';
import { selectIsAuth, skipToken, statusOf, useAppSelector } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { useLayoutEffect, useState } from 'react';
import { DraftOffer } from './draft-offer';
import {
  emptied,
  isInMaking,
  storeDraft,
  storedDraftOf,
  loadDraft,
  startOf,
  type StoredDraft,
} from '../draft-storage';
import type { Typed } from '../typed';
import { Wizard } from './wizard';

const NOT_FOUND = 404;

/** `typed` replaces all of it, once. */
type Props = { params: URLSearchParams; typed: Typed; onTaken: () => void };

/** What this device stores, with the address's parameters; or a newer version of another device. */
export function NewWizard({ params, typed, onTaken }: Props) {
  const isAuth = useAppSelector(selectIsAuth);
  const [start] = useState(() => startOf(loadDraft(), params, typed));
  // Before the next key, whose text it would overwrite.
  useLayoutEffect(() => {
    if (Object.keys(typed).length === 0) return;
    storeDraft(start);
    onTaken();
  }, [typed, start, onTaken]);
  const [isFetched] = useState(isAuth && start.id !== null && !start.isDirty);
  const { currentData, error } = useGetRequirementQuery(
    isFetched && start.id ? start.id : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (isFetched && !currentData && !error) {
    return <Skeleton className="h-[520px] rounded-lg" />;
  }
  const isGone = statusOf(error) === NOT_FOUND;
  const isOver = currentData !== undefined && currentData.status !== 'draft';
  if (isGone || isOver) return <Begin start={emptied(start)} />;
  const isNewer = currentData && currentData.version !== start.version;
  return <Begin start={isNewer ? storedDraftOf(currentData, start) : start} />;
}

const Begin = ({ start }: { start: StoredDraft }) => (
  <>
    {isInMaking(start) ? null : <DraftOffer />}
    <Wizard start={start} />
  </>
);
