/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    marketStats: build.query<MarketStatsApiResponse, MarketStatsApiArg>({
      query: (queryArg) => ({
        url: `/admin/stats`,
        params: {
          days: queryArg,
        },
      }),
    }),
    partyDeals: build.query<PartyDealsApiResponse, PartyDealsApiArg>({
      query: (queryArg) => ({
        url: `/admin/stats/party`,
        params: {
          user_id: queryArg.userId,
          seller_id: queryArg.sellerId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminStatsApi };
export type MarketStatsApiResponse = /** status 200 Successful Response */ MarketStats;
export type MarketStatsApiArg = Days | undefined;
export type PartyDealsApiResponse = /** status 200 Successful Response */ PartyDeals;
export type PartyDealsApiArg = {
  userId?: string | null;
  sellerId?: string | null;
};
export type Figure = {
  key: string;
  value: number;
  before: number | null;
  is_of_span: boolean;
  link: string | null;
};
export type MarketDay = {
  day: string;
  enquiries: number;
  requirements: number;
  quotes: number;
  complaints: number;
};
export type MarketStats = {
  days: number;
  since: string;
  until: string;
  figures: Figure[];
  per_day: MarketDay[];
};
export type Days = 7 | 30 | 90;
export type PartyFigures = {
  enquiries_sent: number;
  enquiries_received: number;
  requirements: number;
  quotes: number;
  orders_bought: number;
  bought_value: string;
  orders_sold: number;
  sold_value: string;
  complaints: number;
  disputes: number;
};
export type PartyEvent = {
  id: string;
  kind: 'order' | 'review' | 'complaint';
  subject_id: string;
  title: string;
  to_status: string;
  status_label: string;
  role: string;
  by_user: string | null;
  reason: string | null;
  at: string;
};
export type PartyDeals = {
  figures: PartyFigures;
  events: PartyEvent[];
};
export const {
  useMarketStatsQuery,
  useLazyMarketStatsQuery,
  usePartyDealsQuery,
  useLazyPartyDealsQuery,
} = injectedRtkApi;
