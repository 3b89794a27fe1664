import { msg } from '@lingui/core/macro';
import type { PageRoute } from './page-routes';

/** Pages of /admin/*. */
export const ADMIN_PAGES: PageRoute[] = [
  [
    '',
    null,
    () =>
      import('../features/overview/pages/overview-page').then(({ OverviewPage }) => (
        <OverviewPage />
      )),
  ],
  [
    'verifications',
    msg`Verifications`,
    () =>
      import('../features/verifications/pages/verifications-page').then(
        ({ VerificationsPage }) => <VerificationsPage />,
      ),
  ],
  [
    'verifications/:id',
    msg`Verification`,
    () =>
      import('../features/verifications/pages/verification-page').then(
        ({ VerificationPage }) => <VerificationPage />,
      ),
  ],
  [
    'sellers',
    msg`Sellers`,
    () =>
      import('../features/sellers/pages/sellers-page').then(({ SellersPage }) => (
        <SellersPage />
      )),
  ],
  [
    'sellers/:id',
    msg`Company`,
    () =>
      import('../features/sellers/pages/seller-page').then(({ SellerPage }) => (
        <SellerPage />
      )),
  ],
  [
    'reports',
    msg`Shop reports`,
    () =>
      import('../features/reports/pages/reports-page').then(({ ReportsPage }) => (
        <ReportsPage />
      )),
  ],
  [
    'order-reviews',
    msg`Reviews`,
    () =>
      import('../features/order-reviews/pages/order-reviews-page').then(
        ({ OrderReviewsPage }) => <OrderReviewsPage />,
      ),
  ],
  [
    'products',
    msg`Products to review`,
    () =>
      import('../features/moderation/pages/products-page').then(
        ({ ModeratedProductsPage: JudgedProductsPage }) => <JudgedProductsPage />,
      ),
  ],
  [
    'reports/products',
    msg`Product reports`,
    () =>
      import('../features/moderation/pages/product-reports-page').then(
        ({ ProductReportsPage }) => <ProductReportsPage />,
      ),
  ],
  [
    'products/:id',
    msg`Product to review`,
    () =>
      import('../features/moderation/pages/product-page').then(
        ({ ModeratedProductPage: JudgedProductPage }) => <JudgedProductPage />,
      ),
  ],
  [
    'requirements',
    msg`Requirements to review`,
    () =>
      import('../features/reviews/pages/requirements-page').then(
        ({ ReviewedRequirementsPage: JudgedRequirementsPage }) => (
          <JudgedRequirementsPage />
        ),
      ),
  ],
  [
    'requirements/:id',
    msg`Requirement to review`,
    () =>
      import('../features/reviews/pages/requirement-page').then(
        ({ ReviewedRequirementPage: ReviewedRequirementPage }) => (
          <ReviewedRequirementPage />
        ),
      ),
  ],
  [
    'cases',
    msg`Cases`,
    () =>
      import('../features/helpdesk/pages/queue-page').then(({ QueuePage }) => (
        <QueuePage />
      )),
  ],
  [
    'cases/templates',
    msg`Answer templates`,
    () =>
      import('../features/helpdesk/pages/templates-page').then(({ TemplatesPage }) => (
        <TemplatesPage />
      )),
  ],
  [
    'cases/:number',
    msg`Case`,
    () =>
      import('../features/helpdesk/pages/queue-page').then(({ QueuePage }) => (
        <QueuePage />
      )),
  ],
  [
    'disputes',
    msg`Disputes`,
    () =>
      import('../features/orders/pages/disputes-page').then(({ DisputesPage }) => (
        <DisputesPage />
      )),
  ],
  [
    'disputes/:id',
    msg`Dispute`,
    () =>
      import('../features/orders/pages/dispute-page').then(({ DisputePage }) => (
        <DisputePage />
      )),
  ],
  [
    'categories',
    msg`Categories`,
    () =>
      import('../features/categories/pages/categories-page').then(
        ({ CategoriesPage }) => <CategoriesPage />,
      ),
  ],
  [
    'categories/:id',
    msg`Category`,
    () =>
      import('../features/categories/pages/category-page').then(({ CategoryPage }) => (
        <CategoryPage />
      )),
  ],
  [
    'synonyms',
    msg`Synonyms`,
    () =>
      import('../features/synonyms/pages/synonyms-page').then(({ SynonymsPage }) => (
        <SynonymsPage />
      )),
  ],
  [
    'demand',
    msg`Demand`,
    () =>
      import('../features/demand/pages/demand-page').then(({ DemandPage }) => (
        <DemandPage />
      )),
  ],
  [
    'users',
    msg`Users`,
    () =>
      import('../features/users/pages/users-page').then(({ UsersPage }) => <UsersPage />),
  ],
  [
    'users/:id',
    msg`Person`,
    () =>
      import('../features/users/pages/user-page').then(({ UserPage }) => <UserPage />),
  ],
];
