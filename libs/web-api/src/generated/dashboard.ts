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
export type TodoItem = {
  title: string;
  who: string | null;
  due_at: string | null;
  link: string;
};
export type Todo = {
  kind: string;
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
  todo: Todo[];
};
export type Days = 7 | 30 | 90;
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
  useSellerDashboardQuery,
  useLazySellerDashboardQuery,
  useOwnStatisticsQuery,
  useLazyOwnStatisticsQuery,
} = injectedRtkApi;
