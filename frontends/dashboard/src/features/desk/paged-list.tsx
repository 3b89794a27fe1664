import { useSearchParams, type Page } from '@haat/platform';
import { ErrorPanel, Pagination, Skeleton, cn } from '@haat/ui';
import type { ReactNode } from 'react';
import { hrefWith } from './href-with';

type Props<T> = {
  /** What a list query of the API answers; `currentData` of RTK's hook. */
  answer: { currentData?: Page<T> | undefined; error?: unknown; refetch: () => unknown };
  /** Height and roundness of one row, and how many are sketched. */
  skeleton?: { className: string; count: number };
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
};
const ROW = { className: 'h-[68px] rounded-md', count: 6 };

/** A list of the API with its page numbers: loading, failed, empty or there. */
export function PagedList<T>({ answer, skeleton = ROW, empty, children }: Props<T>) {
  const [params] = useSearchParams();
  const { currentData, error, refetch } = answer;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Rows {...skeleton} />;
  if (currentData.data.length === 0) return empty;
  return (
    <div className="grid gap-5">
      {children(currentData.data)}
      <Pagination
        page={currentData.meta.current_page}
        lastPage={currentData.meta.last_page}
        hrefOf={(page) => hrefWith(params, { page: String(page) })}
      />
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
