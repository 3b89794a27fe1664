import type { Item } from '@haat/api/drive';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDriveFilesQuery } from '../../api/drive';
import type { FileKind } from './accepted';
import { PickerTile } from './picker-tile';

type Props = {
  query: { kind: FileKind; q: string; folderId: string | null };
  picks: Item[];
  taken: string[];
  max: number;
  onToggle: (item: Item) => void;
};
const STEP = 24;
const MAX_ITEMS = 96;
const SHAPES = [1, 2, 3, 4, 5, 6];
const GRID = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3';

export function PickerList({ query, picks, taken, max, onToggle }: Props) {
  const { t } = useLingui();
  const { kind, q, folderId } = query;
  const [limit, setLimit] = useState(STEP);
  const { data, currentData, error, refetch } = useDriveFilesQuery({
    kind,
    perPage: limit,
    ...(q ? { q } : {}),
    ...(folderId ? { folderId } : {}),
  });
  // While more of them come, those that are there stay.
  const answer = currentData ?? (limit > STEP ? data : undefined);
  if (error && !answer)
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!answer) {
    return (
      <div className={GRID}>
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-[150px] rounded-md" />
        ))}
      </div>
    );
  }
  if (answer.data.length === 0) {
    return (
      <EmptyState
        className="py-4"
        title={q ? <Trans>Nothing found</Trans> : <Trans>Nothing here yet</Trans>}
        text={
          q ? (
            <Trans>Try another part of the name.</Trans>
          ) : (
            <Trans>Upload a file. It’s saved in My Drive for next time.</Trans>
          )
        }
      />
    );
  }
  const isFull = max > 1 && picks.length >= max;
  return (
    <>
      <ul className={GRID} aria-label={t`Files`}>
        {answer.data.map((item) => {
          const isPicked = picks.some(({ id }) => id === item.id);
          const isTaken = taken.includes(item.id);
          return (
            <PickerTile
              key={item.id}
              item={item}
              isOn={isPicked || isTaken}
              isOff={isTaken || (isFull && !isPicked)}
              onToggle={() => onToggle(item)}
            />
          );
        })}
      </ul>
      {answer.meta.total > answer.data.length && limit < MAX_ITEMS ? (
        <Button variant="soft" onClick={() => setLimit(limit + STEP)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}
