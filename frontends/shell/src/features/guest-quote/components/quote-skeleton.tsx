import { Card, Container, Skeleton } from '@haat/ui';

/** The lines, the sums and the buttons, in their places. */
export const QuoteSkeleton = () => (
  <Container className="py-5 lg:py-10">
    <div className="mx-auto grid max-w-[720px] gap-4" aria-busy>
      <Skeleton className="h-7 w-2/3" />
      <Card className="grid gap-3 p-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-20 w-full" />
      </Card>
      <Skeleton className="h-13 w-full" />
    </div>
  </Container>
);
