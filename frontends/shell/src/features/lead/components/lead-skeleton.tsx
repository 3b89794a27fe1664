import { Card, Container, Skeleton } from '@haat/ui';

/** The card and the answer, in their places. */
export const LeadSkeleton = () => (
  <Container className="py-5 lg:py-10">
    <div className="mx-auto grid max-w-[640px] gap-4" aria-busy>
      <Skeleton className="h-5 w-2/3" />
      <Card className="grid gap-3 p-5">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-14 w-full" />
      </Card>
      <Card className="grid gap-3 p-5">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-13 w-full" />
      </Card>
    </div>
  </Container>
);
