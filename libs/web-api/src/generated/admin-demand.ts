/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    demand: build.query<DemandApiResponse, DemandApiArg>({
      query: (queryArg) => ({
        url: `/admin/demand`,
        params: {
          days: queryArg.days,
          category: queryArg.category,
          district: queryArg.district,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminDemandApi };
export type DemandApiResponse = /** status 200 Successful Response */ PageMissedSearch;
export type DemandApiArg = {
  days?: number;
  category?: string | null;
  district?: number | null;
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
export const { useDemandQuery, useLazyDemandQuery } = injectedRtkApi;
