import { Link, paths, useParams } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useProductToJudgeQuery } from '../../../api/admin-products';
import { JudgedPage } from '../../desk/judged-page';
import { ProductReview } from '../components/product-review';

/** /admin/products/{id}: the product as buyers would see it, what is said about it, and the verdict. */
export function JudgedProductPage() {
  const { id = '' } = useParams();
  const answer = useProductToJudgeQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <JudgedPage answer={answer} missing={<Missing />}>
      {(product, refresh) => (
        <ProductReview key={id} product={product} onRefresh={refresh} />
      )}
    </JudgedPage>
  );
}

const Missing = () => (
  <EmptyState
    mood="lost"
    title={<Trans>There is no such product</Trans>}
    action={
      <Button asChild variant="soft">
        <Link to={paths.adminProducts}>
          <Trans>To the queue</Trans>
        </Link>
      </Button>
    }
  />
);
