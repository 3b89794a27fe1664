import { useHomeQuery } from '@haat/api/home';
import { deferred } from '@haat/platform';
import { Container, Skeleton } from '@haat/ui';
import { Hero } from '../components/hero';
import { RailSkeleton } from '../components/rail-skeleton';

/** Texts and links: the server's HTML works until their code loads. */
const TrustStrip = deferred(
  () => import(/* webpackChunkName: "home-links" */ '../components/trust-strip'),
  <Skeleton className="mx-auto -mt-11 h-24 max-w-page rounded-[20px]" />,
);
const IndustryGrid = deferred(
  () => import(/* webpackChunkName: "home-links" */ '../components/industry-grid'),
  <Skeleton className="h-96 rounded-[20px]" />,
);
/** The part below the first screen. */
const HomeRest = deferred(
  () => import(/* webpackChunkName: "home-rest" */ '../components/home-rest'),
  <RailSkeleton count={5} />,
);

/** A rail without data is left out; one that loads has its skeleton (design 2). */
export default function HomePage() {
  const { data } = useHomeQuery(undefined);
  return (
    <>
      <Hero home={data} />
      <TrustStrip />
      <Container className="deferred-pictures deferred-sections grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 lg:gap-13 lg:pt-13">
        <IndustryGrid />
        <HomeRest />
      </Container>
    </>
  );
}
