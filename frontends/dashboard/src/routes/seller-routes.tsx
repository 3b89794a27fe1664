import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { CompanyProfilePage } from '../features/company/pages/company-profile-page';
import { RegisterPage } from '../features/company/pages/register-page';
import { SellerDesk } from '../features/desk/seller-desk';
import { SellerDemandPage } from '../features/demand/pages/seller-demand-page';
import { DrivePage } from '../features/drive/pages/drive-page';
import { SellerHomePage } from '../features/home/pages/seller-home-page';
import { BulkPage } from '../features/imports/pages/bulk-page';
import { ImportPage } from '../features/imports/pages/import-page';
import { InboxPage } from '../features/inbox/pages/inbox-page';
import { LeadPage } from '../features/leads/pages/lead-page';
import { LeadsPage } from '../features/leads/pages/leads-page';
import {
  EditProductPage,
  NewProductPage,
} from '../features/products/pages/product-form-page';
import { ProductsPage } from '../features/products/pages/products-page';
import { OfferPage } from '../features/quotes/pages/offer-page';
import { QuotePage } from '../features/quotes/pages/quote-page';
import { QuotesPage } from '../features/quotes/pages/quotes-page';
import { SavedSearchesPage } from '../features/saved-searches/pages/saved-searches-page';
import { SettingsPage } from '../features/settings/pages/settings-page';
import { WishlistsPage } from '../features/wishlists/pages/wishlists-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /seller/*. */
export function SellerRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        {/* Outside the seller's guards: they would lead here again (D11). A confirmed e-mail: D9. */}
        <Route element={<Guard names={['authenticated', 'verified']} />}>
          <Route path="register" element={<RegisterPage />} />
        </Route>
        <Route element={<Guard names={['authenticated', 'profile', 'seller']} />}>
          <Route element={<SellerDesk />}>
            <Route index element={<SellerHomePage />} />
            <Route path="enquiries" element={<InboxPage side="seller" />} />
            <Route path="requirements" element={<LeadsPage />} />
            <Route path="requirements/:id" element={<LeadPage />} />
            <Route path="requirements/:id/quote" element={<OfferPage />} />
            <Route path="quotes" element={<QuotesPage side="seller" />} />
            <Route path="quotes/:id" element={<QuotePage side="seller" />} />
            <Route path="manageproducts" element={<ProductsPage />} />
            <Route path="manageproducts/new" element={<NewProductPage />} />
            <Route path="manageproducts/demand" element={<SellerDemandPage />} />
            <Route path="manageproducts/bulk" element={<BulkPage />} />
            <Route path="manageproducts/bulk/:id" element={<ImportPage />} />
            <Route path="manageproducts/edit/:id" element={<EditProductPage />} />
            <Route path="companyprofile" element={<CompanyProfilePage />} />
            <Route path="mydrive" element={<DrivePage />} />
            <Route path="wishlists" element={<WishlistsPage />} />
            <Route path="alerts" element={<SavedSearchesPage />} />
            <Route path="settings" element={<SettingsPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
