import { useProductAlternativesQuery } from '@haat/api/product';
import { Container, SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NotFoundPage } from '../../../components/not-found-page';
import { RAIL, RAIL_CARD } from '../../../components/rail';
import { HeartedCard } from '../../../components/wishlist/hearted-card';

/** A product that was taken down: a message, with what may replace it. */
export function ProductGone({ slug }: { slug: string }) {
  const { data: products = [] } = useProductAlternativesQuery(slug);
  return (
    <>
      <NotFoundPage />
      {products.length > 0 ? (
        <Container>
          <section>
            <SectionHeading title={<Trans>Similar products</Trans>} />
            <div className={`${RAIL} lg:grid-cols-3 xl:grid-cols-6`}>
              {products.map((product) => (
                <div key={product.id} className={RAIL_CARD}>
                  <HeartedCard product={product} />
                </div>
              ))}
            </div>
          </section>
        </Container>
      ) : null}
    </>
  );
}
