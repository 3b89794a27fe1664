import { Container, Skeleton } from '@haat/ui';

/** The product page's own shape. */
export const ProductSkeleton = () => (
  <Container className="pb-8" aria-busy>
    <Skeleton className="my-5 h-4 w-2/3 max-w-[480px]" />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:gap-7 xl:grid-cols-[minmax(0,548px)_minmax(0,1fr)_332px]">
      <Skeleton className="aspect-square rounded-xl" />
      <div className="grid gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-16" />
        <Skeleton className="h-36 rounded-[18px]" />
        <Skeleton className="h-12 w-3/4" />
        <div className="grid grid-cols-2 gap-2.5">
          <Skeleton className="h-16 rounded-[14px]" />
          <Skeleton className="h-16 rounded-[14px]" />
          <Skeleton className="h-16 rounded-[14px]" />
          <Skeleton className="h-16 rounded-[14px]" />
        </div>
      </div>
      <Skeleton className="h-[390px] rounded-[22px]" />
    </div>
  </Container>
);
