import { ACCOUNT_PAGES } from './account-pages';
import type { PageRoute } from './page-routes';

/** Pages of /seller/*. */
export const SELLER_PAGES: PageRoute[] = [
  [
    '',
    () =>
      import('../features/home/pages/seller-home-page').then(({ SellerHomePage }) => (
        <SellerHomePage />
      )),
  ],
  [
    'enquiries',
    () =>
      import('../features/inbox/pages/inbox-page').then(({ InboxPage }) => (
        <InboxPage side="seller" />
      )),
  ],
  [
    'requirements',
    () =>
      import('../features/leads/pages/leads-page').then(({ LeadsPage }) => <LeadsPage />),
  ],
  [
    'requirements/:id',
    () =>
      import('../features/leads/pages/lead-page').then(({ LeadPage }) => <LeadPage />),
  ],
  [
    'requirements/:id/quote',
    () =>
      import('../features/quotes/pages/offer-page').then(({ OfferPage }) => (
        <OfferPage />
      )),
  ],
  [
    'quotes',
    () =>
      import('../features/quotes/pages/quotes-page').then(({ QuotesPage }) => (
        <QuotesPage side="seller" />
      )),
  ],
  [
    'quotes/:id',
    () =>
      import('../features/quotes/pages/quote-page').then(({ QuotePage }) => (
        <QuotePage side="seller" />
      )),
  ],
  [
    'questions',
    () =>
      import('../features/questions/pages/questions-page').then(({ QuestionsPage }) => (
        <QuestionsPage side="seller" />
      )),
  ],
  [
    'manageproducts',
    () =>
      import('../features/products/pages/products-page').then(({ ProductsPage }) => (
        <ProductsPage />
      )),
  ],
  [
    'manageproducts/new',
    () =>
      import('../features/products/pages/product-form-page').then(
        ({ NewProductPage }) => <NewProductPage />,
      ),
  ],
  [
    'manageproducts/demand',
    () =>
      import('../features/demand/pages/seller-demand-page').then(
        ({ SellerDemandPage }) => <SellerDemandPage />,
      ),
  ],
  [
    'manageproducts/bulk',
    () =>
      import('../features/imports/pages/bulk-page').then(({ BulkPage }) => <BulkPage />),
  ],
  [
    'manageproducts/bulk/:id',
    () =>
      import('../features/imports/pages/import-page').then(({ ImportPage }) => (
        <ImportPage />
      )),
  ],
  [
    'manageproducts/edit/:id',
    () =>
      import('../features/products/pages/product-form-page').then(
        ({ EditProductPage }) => <EditProductPage />,
      ),
  ],
  [
    'companyprofile',
    () =>
      import('../features/company/pages/company-profile-page').then(
        ({ CompanyProfilePage }) => <CompanyProfilePage />,
      ),
  ],
  [
    'mydrive',
    () =>
      import('../features/drive/pages/drive-page').then(({ DrivePage }) => <DrivePage />),
  ],
  ...ACCOUNT_PAGES,
];

/** Where a visitor becomes a seller. */
export const JOINING_PAGES: PageRoute[] = [
  [
    'register',
    () =>
      import('../features/company/pages/register-page').then(({ RegisterPage }) => (
        <RegisterPage />
      )),
  ],
];
