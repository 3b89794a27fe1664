import {
  Navigate,
  codeOf,
  paths,
  statusOf,
  useLocation,
  useParams,
} from '@haat/platform';
import { Container, ErrorPanel } from '@haat/ui';
import { isPreview, useShopQuery } from '../hooks/use-shop';
import { useCountView } from './hooks/use-count-view';
import { NotFound } from '../components/not-found';
import { ShopFrame } from './shop-frame';
import { ShopSkeleton } from './components/shop-skeleton';
import { Unavailable } from './components/unavailable';

/** The shop of the address, or what replaces it. */
export function ShopLayout() {
  const { shop, error, isFetching, refetch } = useShopQuery();
  const { pathname, search } = useLocation();
  const { id = '' } = useParams();
  useCountView(shop && !isPreview(shop) ? shop.slug : undefined);
  if (!shop && statusOf(error) === 404) {
    return codeOf(error) === 'seller_unavailable' ? <Unavailable /> : <NotFound />;
  }
  if (!shop && error && !isFetching) {
    return (
      <Container>
        <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (!shop) return <ShopSkeleton />;
  if (shop.slug !== id) {
    // An old address: the edge answers it with 301, a link inside the page leads here.
    const here = [paths.vendor(shop.slug), ...pathname.split('/').slice(3)].join('/');
    return <Navigate to={here + search} replace />;
  }
  return <ShopFrame shop={shop} />;
}
