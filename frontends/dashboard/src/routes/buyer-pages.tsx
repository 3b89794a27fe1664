import { ACCOUNT_PAGES } from './account-pages';
import type { PageRoute } from './page-routes';

/** Pages of /buyer/*. */
export const BUYER_PAGES: PageRoute[] = [
  [
    '',
    () =>
      import('../features/home/pages/buyer-home-page').then(({ BuyerHomePage }) => (
        <BuyerHomePage />
      )),
  ],
  [
    'enquiries',
    () =>
      import('../features/inbox/pages/inbox-page').then(({ InboxPage }) => (
        <InboxPage side="buyer" />
      )),
  ],
  [
    'requirements',
    () =>
      import('../features/requirements/pages/requirements-page').then(
        ({ RequirementsPage }) => <RequirementsPage />,
      ),
  ],
  [
    'requirements/:id',
    () =>
      import('../features/requirements/pages/requirement-page').then(
        ({ RequirementPage }) => <RequirementPage />,
      ),
  ],
  [
    'requirements/:id/quotes',
    () =>
      import('../features/quotes/pages/compare-page').then(({ ComparePage }) => (
        <ComparePage />
      )),
  ],
  [
    'quotes',
    () =>
      import('../features/quotes/pages/quotes-page').then(({ QuotesPage }) => (
        <QuotesPage side="buyer" />
      )),
  ],
  [
    'quotes/:id',
    () =>
      import('../features/quotes/pages/quote-page').then(({ QuotePage }) => (
        <QuotePage side="buyer" />
      )),
  ],
  [
    'questions',
    () =>
      import('../features/questions/pages/questions-page').then(({ QuestionsPage }) => (
        <QuestionsPage side="buyer" />
      )),
  ],
  ...ACCOUNT_PAGES,
];
