import { Outlet, Route, Routes, whenIdle } from '@haat/platform';
import { Suspense, lazy, useEffect } from 'react';
import { VendorFrame } from './bootstrap';
import { ShopHomePage } from './features/home/pages/shop-home-page';
import { PageSkeleton } from './features/shop/components/shop-skeleton';
import { NotFound } from './features/shop/components/not-found';
import { ShopLayout } from './features/shop/components/shop-layout';
import { useShop } from './features/shop/shop';

const productsPage = () =>
  import(/* webpackChunkName: "shop-pages" */ './features/products/pages/products-page');

/** The other pages of a shop, in one file: most visitors see its window first. One that does not come is told by the panel around (D32). */
const ProductsPage = lazy(productsPage);
const ProfilePage = lazy(
  () =>
    import(/* webpackChunkName: "shop-pages" */ './features/profile/pages/profile-page'),
);
const ShopSearchPage = lazy(
  () =>
    import(
      /* webpackChunkName: "shop-pages" */ './features/products/pages/shop-search-page'
    ),
);
const ContactPage = lazy(
  () =>
    import(/* webpackChunkName: "shop-pages" */ './features/contact/pages/contact-page'),
);

const Waiting = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Outlet context={useShop()} />
  </Suspense>
);

/** While nothing else happens: where the first tap may lead. */
function useFetchAhead(): void {
  useEffect(() => {
    void whenIdle()
      .then(productsPage)
      .catch(() => undefined);
  }, []);
}

/** Mounted by the shell at /vendor/*. Fixed words come before the range slug (D26). */
export function VendorRoutes() {
  useFetchAhead();
  return (
    <VendorFrame>
      <Routes>
        <Route path=":id" element={<ShopLayout />}>
          <Route index element={<ShopHomePage />} />
          <Route element={<Waiting />}>
            <Route path="products-and-services" element={<ProductsPage />} />
            <Route path="profile" element={<ProfilePage />} />
            <Route path="search" element={<ShopSearchPage />} />
            <Route path="contact-us" element={<ContactPage />} />
            <Route path=":range" element={<ProductsPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </VendorFrame>
  );
}
