import { paths, useParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useModeratedProductQuery } from '../../../api/admin-products';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { ProductReview } from '../components/product-review';

/** /admin/products/{id}: the product as buyers would see it, its reports, and the decision. */
export function ModeratedProductPage() {
  const { id = '' } = useParams();
  const answer = useModeratedProductQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(product, refresh) => (
        <ProductReview key={id} product={product} onRefresh={refresh} />
      )}
    </ReviewPage>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Product not found</Trans>}
    to={paths.adminProducts}
    linkText={<Trans>Back to queue</Trans>}
  />
);
