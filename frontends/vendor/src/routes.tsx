import { Route, Routes } from '@haat/platform';
import { VendorFrame } from './bootstrap';
import { ContactPage } from './features/contact/pages/contact-page';
import { ShopHomePage } from './features/home/pages/shop-home-page';
import { ProductsPage } from './features/products/pages/products-page';
import { ShopSearchPage } from './features/products/pages/shop-search-page';
import { ProfilePage } from './features/profile/pages/profile-page';
import { NotFound } from './features/shop/components/not-found';
import { ShopLayout } from './features/shop/components/shop-layout';

/** Mounted by the shell at /vendor/*. Fixed words come before the range slug (D26). */
export function VendorRoutes() {
  return (
    <VendorFrame>
      <Routes>
        <Route path=":id" element={<ShopLayout />}>
          <Route index element={<ShopHomePage />} />
          <Route path="products-and-services" element={<ProductsPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="search" element={<ShopSearchPage />} />
          <Route path="contact-us" element={<ContactPage />} />
          <Route path=":range" element={<ProductsPage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </VendorFrame>
  );
}
