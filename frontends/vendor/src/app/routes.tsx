import { Outlet, Route, Routes, useLocation, whenIdle } from '@haat/platform';
import { LoadBoundary } from '@haat/ui';
import { Suspense, lazy, useEffect, useMemo, type ComponentType } from 'react';
import { VendorFrame } from '../layouts/vendor-frame';
import { ShopHomePage } from '../features/home/pages/shop-home-page';
import { PageSkeleton } from '../layouts/components/shop-skeleton';
import { NotFound } from '../components/not-found';
import { ShopLayout } from '../layouts/shop-layout';
import { useShop } from '../hooks/use-shop';

type Load = () => Promise<{ default: ComponentType }>;

/** The other pages of a shop, in one file: most visitors see its window first. */
const productsPage: Load = () =>
  import(/* webpackChunkName: "shop-pages" */ '../features/products/pages/products-page');
const profilePage: Load = () =>
  import(/* webpackChunkName: "shop-pages" */ '../features/profile/pages/profile-page');
const searchPage: Load = () =>
  import(
    /* webpackChunkName: "shop-pages" */ '../features/products/pages/shop-search-page'
  );
const contactPage: Load = () =>
  import(/* webpackChunkName: "shop-pages" */ '../features/contact/pages/contact-page');

/** Mounted again after a failure, it requests the code again. */
function Part({ load }: { load: Load }) {
  const Page = useMemo(() => lazy(load), [load]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

/** A page that does not load has its error inside the shop's frame. */
function Parts() {
  const { pathname } = useLocation();
  return (
    <LoadBoundary at={pathname} waiting={<PageSkeleton />}>
      <Outlet context={useShop()} />
    </LoadBoundary>
  );
}

/** While nothing else happens: where the first tap may lead. */
function useFetchAhead(): void {
  useEffect(() => {
    void whenIdle()
      .then(productsPage)
      .catch(() => undefined);
  }, []);
}

/** Mounted by the shell at /vendor/*. Fixed paths are before the range slug (D26). */
export function VendorRoutes() {
  useFetchAhead();
  return (
    <VendorFrame>
      <Routes>
        <Route path=":id" element={<ShopLayout />}>
          <Route index element={<ShopHomePage />} />
          <Route element={<Parts />}>
            <Route path="products-and-services" element={<Part load={productsPage} />} />
            <Route path="profile" element={<Part load={profilePage} />} />
            <Route path="search" element={<Part load={searchPage} />} />
            <Route path="contact-us" element={<Part load={contactPage} />} />
            <Route path=":range" element={<Part load={productsPage} />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </VendorFrame>
  );
}
