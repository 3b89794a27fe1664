import { msg } from '@lingui/core/macro';
import { ACCOUNT_PAGES } from './account-pages';
import type { PageRoute } from './page-routes';

/** Pages of /buyer/*. */
export const BUYER_PAGES: PageRoute[] = [
  [
    '',
    null,
    () =>
      import('../features/home/pages/buyer-home-page').then(({ BuyerHomePage }) => (
        <BuyerHomePage />
      )),
  ],
  [
    'enquiries',
    msg`Enquiries`,
    () =>
      import('../features/inbox/pages/inbox-page').then(({ InboxPage }) => (
        <InboxPage side="buyer" />
      )),
  ],
  [
    'requirements',
    msg`Requirements`,
    () =>
      import('../features/requirements/pages/requirements-page').then(
        ({ RequirementsPage }) => <RequirementsPage />,
      ),
  ],
  [
    'requirements/:id',
    msg`Requirement`,
    () =>
      import('../features/requirements/pages/requirement-page').then(
        ({ RequirementPage }) => <RequirementPage />,
      ),
  ],
  [
    'requirements/:id/quotes',
    msg`Compare quotes`,
    () =>
      import('../features/quotes/pages/compare-page').then(({ ComparePage }) => (
        <ComparePage />
      )),
  ],
  [
    'quotes',
    msg`Quotes`,
    () =>
      import('../features/quotes/pages/quotes-page').then(({ QuotesPage }) => (
        <QuotesPage side="buyer" />
      )),
  ],
  [
    'quotes/:id',
    msg`Quote`,
    () =>
      import('../features/quotes/pages/quote-page').then(({ QuotePage }) => (
        <QuotePage side="buyer" />
      )),
  ],
  [
    'orders',
    msg`Orders`,
    () =>
      import('../features/orders/pages/orders-page').then(({ OrdersPage }) => (
        <OrdersPage side="buyer" />
      )),
  ],
  [
    'orders/:id',
    msg`Order`,
    () =>
      import('../features/orders/pages/order-page').then(({ OrderPage }) => (
        <OrderPage side="buyer" />
      )),
  ],
  [
    'questions',
    msg`My questions`,
    () =>
      import('../features/questions/pages/questions-page').then(({ QuestionsPage }) => (
        <QuestionsPage side="buyer" />
      )),
  ],
  [
    'cases',
    msg`Cases`,
    () =>
      import('../features/cases/pages/cases-page').then(({ CasesPage }) => (
        <CasesPage side="buyer" />
      )),
  ],
  [
    'cases/:number',
    msg`Case`,
    () =>
      import('../features/cases/pages/case-page').then(({ CasePage }) => (
        <CasePage side="buyer" />
      )),
  ],
  ...ACCOUNT_PAGES,
];
