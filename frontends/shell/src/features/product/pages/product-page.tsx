import { useProductQuery } from '@haat/api/product';
import { statusOf, useParams } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { ProductGone } from '../components/product-gone';
import { ProductSkeleton } from '../components/product-skeleton';
import { ProductView } from '../components/product-view';

export default function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData: product, error, refetch } = useProductQuery(slug);
  if (product) return <ProductView key={product.id} product={product} />;
  // Not thrown: the server has no error boundaries, and 404 must be rendered there too.
  if (statusOf(error) === 404) return <ProductGone slug={slug} />;
  if (error)
    return <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}
