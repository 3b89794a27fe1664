import { useSearchParams, type Page } from '@haat/platform';
import { ErrorPanel, Pagination, Skeleton, cn } from '@haat/ui';
import type { ReactNode } from 'react';
import { hrefWith } from './href-with';
import { ListRange } from './list-range';

type Props<T> = {
  /** The result of a list query of RTK Query. */
  query: { currentData?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  /** Shape of one placeholder row, and how many there are. */
  skeleton?: { className: string; count: number };
  /** In a card: a bar with the range of rows and the pages. */
  footer?: 'bar';
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
};
const ROW = { className: 'h-[68px] rounded-md', count: 6 };

/** A list of the API with its pagination: loading, failed, empty or loaded. */
export function PagedList<T>(props: Props<T>) {
  const { query, skeleton = ROW, footer, empty, children } = props;
  const [params] = useSearchParams();
  const { currentData, error, refetch } = query;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Rows {...skeleton} />;
  if (currentData.data.length === 0) return empty;
  const pages = (
    <Pagination
      page={currentData.meta.current_page}
      lastPage={currentData.meta.last_page}
      hrefOf={(page) => hrefWith(params, { page: String(page) })}
    />
  );
  return footer ? (
    <>
      {children(currentData.data)}
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2">
        <ListRange page={currentData} />
        {pages}
      </div>
    </>
  ) : (
    <div className="grid gap-5">
      {children(currentData.data)}
      {pages}
    </div>
  );
}

const Rows = ({ className, count }: { className: string; count: number }) => (
  <div className="grid gap-2">
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} className={cn('w-full', className)} />
    ))}
  </div>
);
