import { useProductQuery } from '@haat/api/product';
import { statusOf, useParams } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { ProductGone } from './product-gone';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

export default function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData: product, error, refetch } = useProductQuery(slug);
  if (product) return <ProductView key={product.id} product={product} />;
  // Not thrown: the server has no error boundaries, and 404 must be rendered there too.
  if (statusOf(error) === 404) return <ProductGone slug={slug} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}
