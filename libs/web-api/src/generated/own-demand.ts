/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandForSeller: build.query<DemandForSellerApiResponse, DemandForSellerApiArg>({
      query: (queryArg) => ({
        url: `/products/demand`,
        params: {
          days: queryArg.days,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownDemandApi };
export type DemandForSellerApiResponse =
  /** status 200 Successful Response */ PageMissedSearch;
export type DemandForSellerApiArg = {
  days?: number;
  page?: number;
  perPage?: number | null;
};
export type CategoryName = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
};
export type MissedSearch = {
  query: string;
  visitors: number;
  category: CategoryName | null;
  district_id: number | null;
  district: string | null;
  district_ne: string | null;
  last_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageMissedSearch = {
  data: MissedSearch[];
  links: Links;
  meta: Meta;
};
export const { useDemandForSellerQuery, useLazyDemandForSellerQuery } = injectedRtkApi;
