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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminStatsApi };
export type MarketStatsApiResponse = /** status 200 Successful Response */ MarketStats;
export type MarketStatsApiArg = Days | undefined;
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
export const { useMarketStatsQuery, useLazyMarketStatsQuery } = injectedRtkApi;
