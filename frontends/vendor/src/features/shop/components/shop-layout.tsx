import {
  Navigate,
  Outlet,
  paths,
  statusOf,
  useLocation,
  useParams,
} from '@haat/platform';
import { Container, ErrorPanel } from '@haat/ui';
import { useShopQuery, type Shop } from '../shop';
import { useCountView } from '../use-count-view';
import { usePageTitle } from '../use-page-title';
import { BuyBar } from './buy-bar';
import { ClosedBanner } from './closed-banner';
import { CompanyHeader } from './company-header';
import { NotFound } from './not-found';
import { ShopFooter } from './shop-footer';
import { ShopNav } from './shop-nav';
import { ShopSkeleton } from './shop-skeleton';

/** Company header, navigation, page, footer with the contact form (spec 2). */
export function ShopLayout() {
  const { shop, error, isFetching, refetch } = useShopQuery();
  const { pathname, search } = useLocation();
  const { id = '' } = useParams();
  useCountView(shop?.slug);
  if (statusOf(error) === 404) return <NotFound />;
  if (error && !isFetching) {
    return (
      <Container>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (!shop) return <ShopSkeleton />;
  if (shop.slug !== id) {
    // An old address: the edge answers it with 301, a link inside the page comes here.
    const rest = pathname.split('/').slice(3).join('/');
    return <Navigate to={`${paths.vendor(shop.slug)}/${rest}${search}`} replace />;
  }
  return <ShopFrame shop={shop} />;
}

function ShopFrame({ shop }: { shop: Shop }) {
  const { pathname } = useLocation();
  usePageTitle(shop);
  const isHome = pathname === paths.vendor(shop.slug);
  const isContact = pathname === paths.vendorContact(shop.slug);
  return (
    // Up to the page's own footer: two dark bands need no gap between them.
    <div className="-mb-16">
      {shop.closed_until ? (
        <ClosedBanner until={shop.closed_until} note={shop.closure_note} />
      ) : null}
      <CompanyHeader shop={shop} isTitle={isHome} />
      <ShopNav slug={shop.slug} />
      <Container className="pt-6 lg:pt-8">
        <Outlet context={shop} />
      </Container>
      <ShopFooter shop={shop} hasForm={!isContact} />
      <BuyBar shop={shop} />
    </div>
  );
}
