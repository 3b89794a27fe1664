import { useDriveReadableDocumentsQuery } from '@haat/enquiry';
import { Skeleton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FileChip } from './file-chip';

type Props = { ids: string[]; className?: string };
const TRIES = 4;
const PAUSE_MS = 1500;

/** Documents sent along, each opened by a link for this person alone. */
export function SharedFiles({ ids, className }: Props) {
  const { t } = useLingui();
  const { data, refetch } = useDriveReadableDocumentsQuery(ids);
  const [tries, setTries] = useState(0);
  const isComplete = data?.length === ids.length;
  // A file that was just sent may be readable only after a moment.
  useEffect(() => {
    if (!data || isComplete || tries >= TRIES) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void refetch();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [data, isComplete, tries, refetch]);
  const isSettled = isComplete || tries >= TRIES;
  return (
    <ul className={cn('grid min-w-[200px] gap-1.5', className)} aria-label={t`Files`}>
      {ids.map((id) => {
        const file = data?.find((one) => one.id === id);
        return (
          <li key={id}>
            {file ? (
              <FileChip file={file} />
            ) : isSettled && data ? (
              <span className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-paper px-3 text-sm text-ink-500">
                <FileX className="size-4 shrink-0" aria-hidden />
                <Trans>This file is no longer here.</Trans>
              </span>
            ) : (
              <Skeleton className="h-11 rounded-md" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
