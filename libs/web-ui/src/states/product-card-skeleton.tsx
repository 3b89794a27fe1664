import { Skeleton } from './skeleton';

/** A product card that is on its way. */
export const ProductCardSkeleton = () => (
  <div className="overflow-hidden rounded-lg border border-line bg-card">
    <Skeleton className="aspect-square rounded-none" />
    <div className="grid gap-2.5 p-4">
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  </div>
);
