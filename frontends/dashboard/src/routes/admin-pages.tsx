import type { PageRoute } from './page-routes';

/** Pages of /admin/*. */
export const ADMIN_PAGES: PageRoute[] = [
  [
    '',
    () =>
      import('../features/overview/pages/overview-page').then(({ OverviewPage }) => (
        <OverviewPage />
      )),
  ],
  [
    'verifications',
    () =>
      import('../features/verifications/pages/verifications-page').then(
        ({ VerificationsPage }) => <VerificationsPage />,
      ),
  ],
  [
    'verifications/:id',
    () =>
      import('../features/verifications/pages/verification-page').then(
        ({ VerificationPage }) => <VerificationPage />,
      ),
  ],
  [
    'sellers',
    () =>
      import('../features/sellers/pages/sellers-page').then(({ SellersPage }) => (
        <SellersPage />
      )),
  ],
  [
    'reports',
    () =>
      import('../features/reports/pages/reports-page').then(({ ReportsPage }) => (
        <ReportsPage />
      )),
  ],
  [
    'products',
    () =>
      import('../features/moderation/pages/products-page').then(
        ({ JudgedProductsPage }) => <JudgedProductsPage />,
      ),
  ],
  [
    'products/reports',
    () =>
      import('../features/moderation/pages/product-reports-page').then(
        ({ ProductReportsPage }) => <ProductReportsPage />,
      ),
  ],
  [
    'products/:id',
    () =>
      import('../features/moderation/pages/product-page').then(
        ({ JudgedProductPage }) => <JudgedProductPage />,
      ),
  ],
  [
    'requirements',
    () =>
      import('../features/reviews/pages/requirements-page').then(
        ({ JudgedRequirementsPage }) => <JudgedRequirementsPage />,
      ),
  ],
  [
    'requirements/:id',
    () =>
      import('../features/reviews/pages/requirement-page').then(
        ({ JudgedRequirementPage }) => <JudgedRequirementPage />,
      ),
  ],
  [
    'complaints',
    () =>
      import('../features/complaints/pages/complaints-page').then(
        ({ ComplaintsPage }) => <ComplaintsPage />,
      ),
  ],
  [
    'categories',
    () =>
      import('../features/categories/pages/categories-page').then(
        ({ CategoriesPage }) => <CategoriesPage />,
      ),
  ],
  [
    'categories/:id',
    () =>
      import('../features/categories/pages/category-page').then(({ CategoryPage }) => (
        <CategoryPage />
      )),
  ],
  [
    'synonyms',
    () =>
      import('../features/synonyms/pages/synonyms-page').then(({ SynonymsPage }) => (
        <SynonymsPage />
      )),
  ],
  [
    'demand',
    () =>
      import('../features/demand/pages/demand-page').then(({ DemandPage }) => (
        <DemandPage />
      )),
  ],
  [
    'users',
    () =>
      import('../features/users/pages/users-page').then(({ UsersPage }) => <UsersPage />),
  ],
];
