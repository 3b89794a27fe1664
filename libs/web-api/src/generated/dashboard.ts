/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    buyerDashboard: build.query<BuyerDashboardApiResponse, BuyerDashboardApiArg>({
      query: (queryArg) => ({
        url: `/dashboard/buyer`,
        params: {
          days: queryArg,
        },
      }),
    }),
    deferTask: build.mutation<DeferTaskApiResponse, DeferTaskApiArg>({
      query: (queryArg) => ({
        url: `/dashboard/deferrals`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    sellerDashboard: build.query<SellerDashboardApiResponse, SellerDashboardApiArg>({
      query: (queryArg) => ({
        url: `/dashboard/seller`,
        params: {
          days: queryArg,
        },
      }),
    }),
    ownStatistics: build.query<OwnStatisticsApiResponse, OwnStatisticsApiArg>({
      query: (queryArg) => ({
        url: `/sellerprofile/statistics`,
        params: {
          days: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dashboardApi };
export type BuyerDashboardApiResponse = /** status 200 Successful Response */ Dashboard;
export type BuyerDashboardApiArg = Days | undefined;
export type DeferTaskApiResponse = /** status 200 Successful Response */ Deferred;
export type DeferTaskApiArg = TaskDeferral;
export type SellerDashboardApiResponse = /** status 200 Successful Response */ Dashboard;
export type SellerDashboardApiArg = Days | undefined;
export type OwnStatisticsApiResponse = /** status 200 Successful Response */ Statistics;
export type OwnStatisticsApiArg = number | undefined;
export type Figure = {
  key: string;
  value: number;
  before: number | null;
  is_of_span: boolean;
  link: string | null;
};
export type AmountFigure = {
  key: string;
  value: string;
  before: string;
  currency?: 'NPR';
  link: string;
};
export type DealDay = {
  day: string;
  enquiries: number;
  answers: number;
  quotes: number;
  won: number;
};
export type TodoQuote = {
  company: string | null;
  amount: string;
  delivery_days: number | null;
  expires_at: string;
};
export type TodoItem = {
  title: string;
  who: string | null;
  text: string | null;
  step:
    | (
        | 'confirm'
        | 'send'
        | 'settle'
        | 'confirm_receipt'
        | 'confirm_payment'
        | 'answer_cancellation'
        | 'resolve'
      )
    | null;
  quantity: string | null;
  unit: string | null;
  unit_id: string | null;
  amount: string | null;
  quotes: TodoQuote[];
  due_at: string | null;
  group: 'overdue' | 'today' | 'week' | 'later';
  link: string;
};
export type Todo = {
  kind:
    | 'unanswered'
    | 'answers'
    | 'questions'
    | 'quotes'
    | 'enquiry_quotes'
    | 'counters'
    | 'ending_quotes'
    | 'orders'
    | 'new_leads'
    | 'reminders'
    | 'unquoted'
    | 'reviews'
    | 'cases'
    | 'unpriced';
  count: number;
  link: string;
  items: TodoItem[];
};
export type Dashboard = {
  days: number;
  since: string;
  until: string;
  figures: Figure[];
  worth: AmountFigure[];
  per_day: DealDay[];
  per_day_before: DealDay[];
  todo: Todo[];
  done_today: number;
};
export type Days = 7 | 30 | 90;
export type Deferred = {
  kind:
    | 'unanswered'
    | 'answers'
    | 'questions'
    | 'quotes'
    | 'enquiry_quotes'
    | 'counters'
    | 'ending_quotes'
    | 'orders'
    | 'new_leads'
    | 'reminders'
    | 'unquoted'
    | 'reviews'
    | 'cases'
    | 'unpriced';
  link: string;
  until: string | null;
};
export type TaskDeferral = {
  kind:
    | 'unanswered'
    | 'answers'
    | 'questions'
    | 'quotes'
    | 'enquiry_quotes'
    | 'counters'
    | 'ending_quotes'
    | 'orders'
    | 'new_leads'
    | 'reminders'
    | 'unquoted'
    | 'reviews'
    | 'cases'
    | 'unpriced';
  link: string;
  is_deferred: boolean;
};
export type Counted = {
  received: number;
  answered: number;
  days: number;
};
export type Day = {
  day: string;
  views: number;
  clicks: number;
  received: number;
  response_rate: number | null;
  response_time_hours: number | null;
};
export type Statistics = {
  days: number;
  views: number;
  clicks: {
    [key: string]: number;
  };
  received: number;
  answered_within_24h: number;
  response_rate: number | null;
  response_time_hours: number | null;
  counted: Counted;
  per_day: Day[];
};
export const {
  useBuyerDashboardQuery,
  useLazyBuyerDashboardQuery,
  useDeferTaskMutation,
  useSellerDashboardQuery,
  useLazySellerDashboardQuery,
  useOwnStatisticsQuery,
  useLazyOwnStatisticsQuery,
} = injectedRtkApi;
