import { RouteError, statusOf, useParams } from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnProductQuery } from '../../../api/own-products';
import { DeskPage } from '../../desk/page';
import { ProductForm } from '../components/product-form';

export const NewProductPage = () => (
  <DeskPage title={<Trans>New product</Trans>} className="max-w-[860px]">
    <ProductForm />
  </DeskPage>
);

export function EditProductPage() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useOwnProductQuery(id);
  if (error && !currentData && statusOf(error) === 404) {
    throw new RouteError(404, 'This page could not be found');
  }
  return (
    <DeskPage
      title={currentData?.name ?? <Trans>Edit product</Trans>}
      className="max-w-[860px]"
    >
      {currentData ? (
        <ProductForm key={id} product={currentData} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
    </DeskPage>
  );
}
