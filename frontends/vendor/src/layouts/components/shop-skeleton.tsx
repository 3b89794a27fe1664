import { Container, ProductCardSkeleton, Skeleton } from '@haat/ui';

const CARDS = [1, 2, 3, 4, 5];

/** A page of a shop while its code is on its way. */
export const PageSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4 xl:grid-cols-5">
    {CARDS.map((card) => (
      <ProductCardSkeleton key={card} />
    ))}
  </div>
);

/** The shop while it is on its way: cover, header, navigation, first row. */
export const ShopSkeleton = () => (
  <>
    <Skeleton className="h-28 rounded-none" />
    <Container>
      <div className="relative -mt-10 flex flex-col gap-4 rounded-xl border border-line bg-card p-5 shadow-e2 lg:-mt-16 lg:flex-row lg:p-7">
        <Skeleton className="size-20 rounded-xl lg:size-28" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-2 h-11 w-4/5" />
        </div>
        <Skeleton className="hidden size-32 rounded-md lg:block" />
      </div>
      <Skeleton className="mt-5 h-12 rounded-md" />
      <div className="mt-8">
        <PageSkeleton />
      </div>
    </Container>
  </>
);
