/** engagement: the homes of sellers, buyers and administrators. */
import { api } from '@haat/platform';

/** `link` opens as many rows as `value` says. */
export type Figure = {
  key: string;
  value: number;
  /** In the span before, or when this one began; null: nobody knows. */
  before: number | null;
  is_of_span: boolean;
  link: string | null;
};
/** In rupees; `link` opens the quotes it is the sum of. */
export type Worth = { key: string; value: string; before: string; link: string };
export type TodoItem = {
  title: string;
  who: string | null;
  due_at: string | null;
  link: string;
};
export type Todo = { kind: string; count: number; link: string; items: TodoItem[] };
type Span = { days: number; since: string; until: string; figures: Figure[] };
/** `due`: this day's enquiries that count for the response rate; `in_time`: of these; `reply_hours`: the median of its first answers. */
export type DealDay = {
  day: string;
  enquiries: number;
  answers: number;
  quotes: number;
  due: number;
  in_time: number;
  won: number;
  reply_hours: number | null;
};
export type Dashboard = Span & { worth: Worth[]; per_day: DealDay[]; todo: Todo[] };
export type MarketDay = {
  day: string;
  enquiries: number;
  requirements: number;
  quotes: number;
  complaints: number;
};
export type MarketStats = Span & { per_day: MarketDay[] };
export type HomeOf = { side: 'seller' | 'buyer'; days: number };

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query<Dashboard, HomeOf>({
      query: ({ side, days }) => ({ url: `/dashboard/${side}`, params: { days } }),
      providesTags: ['Enquiries', 'Quotes', 'Requirements', 'Wishlists'],
    }),
    marketStats: build.query<MarketStats, number>({
      query: (days) => ({ url: '/admin/stats', params: { days } }),
      providesTags: ['Requirements'],
    }),
  }),
});

export const { useDashboardQuery, useMarketStatsQuery } = dashboardApi;
