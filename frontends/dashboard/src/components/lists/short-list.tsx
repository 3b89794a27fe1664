import type { Page } from '@haat/platform';
import { Button, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props<T extends { id: string }> = {
  /** The result of a list query of RTK Query. */
  query: { currentData?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (row: T) => ReactNode;
};

/** A list of the API inside a card, whose pages are not in the address. */
export function ShortList<T extends { id: string }>(props: Props<T>) {
  const { query, page, onPage, empty, children } = props;
  const { currentData, error, refetch } = query;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Skeleton className="h-20 rounded-md" />;
  const { data: rows, meta } = currentData;
  if (rows.length === 0) return <p className="text-sm text-ink-500">{empty}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ol>
      {meta.last_page > 1 ? (
        <div className="mt-2 flex gap-2">
          <Button variant="soft" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button
            variant="soft"
            disabled={page >= meta.last_page}
            onClick={() => onPage(page + 1)}
          >
            <Trans>Next</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
