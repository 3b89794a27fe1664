import type { Access } from '@haat/api/drive-file';
import { useFormat, type Page } from '@haat/platform';
import { Button, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck, UserRound } from 'lucide-react';

type Props = {
  accesses: {
    currentData?: Page<Access> | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
};

/** Who opened a private document, and when: nobody looks unseen. */
export function AccessList({ accesses, page, onPage }: Props) {
  const { date, time } = useFormat();
  const { currentData, error, refetch } = accesses;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => refetch()} />;
  }
  if (!currentData) return <Skeleton className="h-20 rounded-md" />;
  const { data: rows, meta } = currentData;
  if (rows.length === 0) {
    return (
      <p className="text-sm text-ink-500">
        <Trans>Not opened yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {rows.map(({ id, who, at }) => (
          <li key={id} className="flex min-h-11 items-center gap-2.5 text-[14px]">
            {who === 'admin' ? (
              <ShieldCheck className="size-[18px] text-indigo-600" aria-hidden />
            ) : (
              <UserRound className="size-[18px] text-ink-500" aria-hidden />
            )}
            <span>
              {who === 'admin' ? (
                <Trans>Our team, for a review</Trans>
              ) : who === 'reader' ? (
                <Trans>Someone you sent it to</Trans>
              ) : (
                <Trans>You</Trans>
              )}
            </span>
            <time
              dateTime={at}
              className="ml-auto whitespace-nowrap text-sm text-ink-500 tabular-nums"
            >
              {date(at)}, {time(at)}
            </time>
          </li>
        ))}
      </ol>
      {meta.last_page > 1 ? (
        <div className="mt-2 flex gap-2">
          <Button variant="soft" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button
            variant="soft"
            disabled={page >= meta.last_page}
            onClick={() => onPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
