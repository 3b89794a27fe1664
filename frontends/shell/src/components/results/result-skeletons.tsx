import { Skeleton } from '@haat/ui';

const ROWS = 6;

export const ResultSkeletons = () => (
  <div className="@container mt-4 grid gap-3.5" aria-busy>
    {Array.from({ length: ROWS }, (_, index) => (
      <div
        key={index}
        className="grid grid-cols-[112px_1fr] gap-4 rounded-[20px] border border-line bg-card p-3.5 @[760px]:grid-cols-[176px_1fr_236px]"
      >
        <Skeleton className="aspect-square rounded-[14px]" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-7 w-1/3" />
          <Skeleton className="h-4 w-1/4" />
        </div>
        <div className="hidden content-between gap-3 @[760px]:grid">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </div>
    ))}
  </div>
);
