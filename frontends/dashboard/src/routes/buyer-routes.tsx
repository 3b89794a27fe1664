import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { BuyerDesk } from '../features/desk/buyer-desk';
import { BuyerHomePage } from '../features/home/pages/buyer-home-page';
import { InboxPage } from '../features/inbox/pages/inbox-page';
import { RequirementPage } from '../features/requirements/pages/requirement-page';
import { RequirementsPage } from '../features/requirements/pages/requirements-page';
import { ComparePage } from '../features/quotes/pages/compare-page';
import { QuotePage } from '../features/quotes/pages/quote-page';
import { QuotesPage } from '../features/quotes/pages/quotes-page';
import { SavedSearchesPage } from '../features/saved-searches/pages/saved-searches-page';
import { SettingsPage } from '../features/settings/pages/settings-page';
import { WishlistsPage } from '../features/wishlists/pages/wishlists-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /buyer/*. */
export function BuyerRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route element={<BuyerDesk />}>
            <Route index element={<BuyerHomePage />} />
            <Route path="enquiries" element={<InboxPage side="buyer" />} />
            <Route path="requirements" element={<RequirementsPage />} />
            <Route path="requirements/:id" element={<RequirementPage />} />
            <Route path="requirements/:id/quotes" element={<ComparePage />} />
            <Route path="quotes" element={<QuotesPage side="buyer" />} />
            <Route path="quotes/:id" element={<QuotePage side="buyer" />} />
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
