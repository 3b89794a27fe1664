import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { CategoriesPage } from '../features/categories/pages/categories-page';
import { CategoryPage } from '../features/categories/pages/category-page';
import { ComplaintsPage } from '../features/complaints/pages/complaints-page';
import { DemandPage } from '../features/demand/pages/demand-page';
import { AdminDesk } from '../features/desk/admin-desk';
import { JudgedProductPage } from '../features/moderation/pages/product-page';
import { ProductReportsPage } from '../features/moderation/pages/product-reports-page';
import { JudgedProductsPage } from '../features/moderation/pages/products-page';
import { OverviewPage } from '../features/overview/pages/overview-page';
import { ReportsPage } from '../features/reports/pages/reports-page';
import { JudgedRequirementPage } from '../features/reviews/pages/requirement-page';
import { JudgedRequirementsPage } from '../features/reviews/pages/requirements-page';
import { SellersPage } from '../features/sellers/pages/sellers-page';
import { SynonymsPage } from '../features/synonyms/pages/synonyms-page';
import { UsersPage } from '../features/users/pages/users-page';
import { VerificationPage } from '../features/verifications/pages/verification-page';
import { VerificationsPage } from '../features/verifications/pages/verifications-page';
import { NotFound } from './not-found';

/** Mounted by the shell at /admin/*. */
export function AdminRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated', 'admin']} />}>
          <Route element={<AdminDesk />}>
            <Route index element={<OverviewPage />} />
            <Route path="verifications" element={<VerificationsPage />} />
            <Route path="verifications/:id" element={<VerificationPage />} />
            <Route path="sellers" element={<SellersPage />} />
            <Route path="reports" element={<ReportsPage />} />
            <Route path="products" element={<JudgedProductsPage />} />
            <Route path="products/reports" element={<ProductReportsPage />} />
            <Route path="products/:id" element={<JudgedProductPage />} />
            <Route path="requirements" element={<JudgedRequirementsPage />} />
            <Route path="requirements/:id" element={<JudgedRequirementPage />} />
            <Route path="complaints" element={<ComplaintsPage />} />
            <Route path="categories" element={<CategoriesPage />} />
            <Route path="categories/:id" element={<CategoryPage />} />
            <Route path="synonyms" element={<SynonymsPage />} />
            <Route path="demand" element={<DemandPage />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
