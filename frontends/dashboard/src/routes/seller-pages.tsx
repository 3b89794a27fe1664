import { msg } from '@lingui/core/macro';
import { ACCOUNT_PAGES } from './account-pages';
import type { PageRoute } from './page-routes';

/** Pages of /seller/*. */
export const SELLER_PAGES: PageRoute[] = [
  [
    '',
    null,
    () =>
      import('../features/home/pages/seller-home-page').then(({ SellerHomePage }) => (
        <SellerHomePage />
      )),
  ],
  [
    'enquiries',
    msg`Enquiries`,
    () =>
      import('../features/inbox/pages/inbox-page').then(({ InboxPage }) => (
        <InboxPage side="seller" />
      )),
  ],
  [
    'requirements',
    msg`Buy leads`,
    () =>
      import('../features/leads/pages/leads-page').then(({ LeadsPage }) => <LeadsPage />),
  ],
  [
    'requirements/open',
    msg`All open leads`,
    () =>
      import('../features/leads/pages/open-leads-page').then(({ OpenLeadsPage }) => (
        <OpenLeadsPage />
      )),
  ],
  [
    'requirements/:id',
    msg`Buy lead`,
    () =>
      import('../features/leads/pages/lead-page').then(({ LeadPage }) => <LeadPage />),
  ],
  [
    'requirements/:id/quote',
    msg`Your quote`,
    () =>
      import('../features/quotes/pages/offer-page').then(({ OfferPage }) => (
        <OfferPage />
      )),
  ],
  [
    'quotes',
    msg`Quotes`,
    () =>
      import('../features/quotes/pages/quotes-page').then(({ QuotesPage }) => (
        <QuotesPage side="seller" />
      )),
  ],
  [
    'quotes/:id',
    msg`Quote`,
    () =>
      import('../features/quotes/pages/quote-page').then(({ QuotePage }) => (
        <QuotePage side="seller" />
      )),
  ],
  [
    'orders',
    msg`Orders`,
    () =>
      import('../features/orders/pages/orders-page').then(({ OrdersPage }) => (
        <OrdersPage side="seller" />
      )),
  ],
  [
    'orders/:id',
    msg`Order`,
    () =>
      import('../features/orders/pages/order-page').then(({ OrderPage }) => (
        <OrderPage side="seller" />
      )),
  ],
  [
    'questions',
    msg`Questions`,
    () =>
      import('../features/questions/pages/questions-page').then(({ QuestionsPage }) => (
        <QuestionsPage side="seller" />
      )),
  ],
  [
    'manageproducts',
    msg`Products`,
    () =>
      import('../features/products/pages/products-page').then(({ ProductsPage }) => (
        <ProductsPage />
      )),
  ],
  [
    'manageproducts/new',
    msg`New product`,
    () =>
      import('../features/products/pages/product-form-page').then(
        ({ NewProductPage }) => <NewProductPage />,
      ),
  ],
  [
    'manageproducts/demand',
    msg`What buyers search for`,
    () =>
      import('../features/demand/pages/seller-demand-page').then(
        ({ SellerDemandPage }) => <SellerDemandPage />,
      ),
  ],
  [
    'manageproducts/bulk',
    msg`Import products`,
    () =>
      import('../features/imports/pages/bulk-page').then(({ BulkPage }) => <BulkPage />),
  ],
  [
    'manageproducts/bulk/:id',
    msg`Upload`,
    () =>
      import('../features/imports/pages/import-page').then(({ ImportPage }) => (
        <ImportPage />
      )),
  ],
  [
    'manageproducts/edit/:id',
    msg`Edit product`,
    () =>
      import('../features/products/pages/product-form-page').then(
        ({ EditProductPage }) => <EditProductPage />,
      ),
  ],
  [
    'companyprofile',
    msg`Company profile`,
    () =>
      Promise.all([
        import('../features/company/pages/company-profile-page'),
        import('../features/statutory/components/statutory-section'),
      ]).then(([{ CompanyProfilePage }, { StatutorySection }]) => (
        <CompanyProfilePage statutory={<StatutorySection />} />
      )),
  ],
  [
    'mydrive',
    msg`My Drive`,
    () =>
      import('../features/drive/pages/drive-page').then(({ DrivePage }) => <DrivePage />),
  ],
  [
    'cases',
    msg`Cases`,
    () =>
      import('../features/cases/pages/cases-page').then(({ CasesPage }) => (
        <CasesPage side="seller" />
      )),
  ],
  [
    'cases/:number',
    msg`Case`,
    () =>
      import('../features/cases/pages/case-page').then(({ CasePage }) => (
        <CasePage side="seller" />
      )),
  ],
  ...ACCOUNT_PAGES,
];

/** Where a visitor becomes a seller. */
export const JOINING_PAGES: PageRoute[] = [
  [
    'register',
    msg`Become a seller`,
    () =>
      import('../features/company/pages/register-page').then(({ RegisterPage }) => (
        <RegisterPage />
      )),
  ],
];
