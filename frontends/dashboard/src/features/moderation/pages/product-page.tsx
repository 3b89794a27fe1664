import { paths, useParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useModeratedProductQuery } from '../../../api/admin-products';
import { JudgedPage } from '../../desk/judged-page';
import { Lost } from '../../desk/lost';
import { ProductReview } from '../components/product-review';

/** /admin/products/{id}: the product as buyers would see it, what is said about it, and the verdict. */
export function JudgedProductPage() {
  const { id = '' } = useParams();
  const answer = useModeratedProductQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <JudgedPage answer={answer} missing={<Missing />}>
      {(product, refresh) => (
        <ProductReview key={id} product={product} onRefresh={refresh} />
      )}
    </JudgedPage>
  );
}

const Missing = () => (
  <Lost
    title={<Trans>Product not found</Trans>}
    to={paths.adminProducts}
    way={<Trans>Back to queue</Trans>}
  />
);
