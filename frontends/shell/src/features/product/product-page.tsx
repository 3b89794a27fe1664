import { RouteError, statusOf, useParams, useProductQuery } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

export function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData: product, error, refetch } = useProductQuery(slug);
  if (product) return <ProductView key={product.id} product={product} />;
  if (statusOf(error) === 404) throw new RouteError(404, 'No such product');
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}
