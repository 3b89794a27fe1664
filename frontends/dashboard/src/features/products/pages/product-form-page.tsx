import {
  RouteError,
  paths,
  useLocalName,
  useParams,
  useSearchParams,
  useTitleSubject,
} from '@haat/platform';
import { ErrorPanel, Skeleton, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnProductQuery } from '../../../api/own-products';
import { isNotFound } from '../../../components/is-not-found';
import { DashboardPage } from '../../../components/dashboard-page';
import { ProductForm } from '../components/form/product-form';

const useCrumbs = () => {
  const { t } = useLingui();
  return [{ label: t`Products`, to: paths.sellerProducts }];
};

/** `?name=`: what buyers look for, as the name of the product to be. */
export function NewProductPage() {
  const [params] = useSearchParams();
  return (
    <DashboardPage crumbs={useCrumbs()} title={<Trans>New product</Trans>}>
      <ProductForm name={params.get('name') ?? ''} />
    </DashboardPage>
  );
}

export function EditProductPage() {
  const { id = '' } = useParams();
  const localName = useLocalName();
  const crumbs = useCrumbs();
  const { currentData: product, error, refetch } = useOwnProductQuery(id);
  useTitleSubject(product && localName(product));
  if (!product && isNotFound(error)) {
    throw new RouteError(404, 'This page could not be found');
  }
  return (
    <DashboardPage
      crumbs={crumbs}
      title={product ? localName(product) : <Trans>Edit product</Trans>}
      lead={
        product ? (
          <StatusChip status={product.status} label={product.status_label} />
        ) : null
      }
    >
      {product ? (
        <ProductForm key={id} product={product} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
    </DashboardPage>
  );
}
