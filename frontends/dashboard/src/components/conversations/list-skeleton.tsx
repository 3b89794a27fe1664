import { Skeleton } from '@haat/ui';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The list's own shape while it loads. */
export const ListSkeleton = () => (
  <div aria-hidden>
    {ROWS.map((row) => (
      <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
      </div>
    ))}
  </div>
);
