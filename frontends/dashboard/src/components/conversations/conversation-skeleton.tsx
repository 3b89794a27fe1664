import { Skeleton } from '@haat/ui';

/** The conversation's own shape while it loads. */
export const ConversationSkeleton = () => (
  <>
    <div className="flex items-center gap-3 border-b border-line bg-card px-5 py-3">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="ml-auto h-9 w-28" />
    </div>
    <div className="grid flex-1 content-end gap-3 p-6">
      <Skeleton className="h-20 w-2/3 rounded-lg" />
      <Skeleton className="ml-auto h-14 w-1/2 rounded-lg" />
    </div>
  </>
);

export const PanelSkeleton = () => (
  <div className="grid justify-items-center gap-3">
    <Skeleton className="size-16 rounded-full" />
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-32 w-full" />
  </div>
);
