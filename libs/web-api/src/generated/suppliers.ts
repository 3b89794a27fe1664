/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    suppliers: build.query<SuppliersApiResponse, SuppliersApiArg>({
      query: (queryArg) => ({
        url: `/webui/suppliers`,
        params: {
          q: queryArg.q,
          category: queryArg.category,
          province: queryArg.province,
          district: queryArg.district,
          verified: queryArg.verified,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as suppliersApi };
export type SuppliersApiResponse = /** status 200 Successful Response */ SuppliersPage;
export type SuppliersApiArg = {
  q?: string | null;
  category?: string | null;
  province?: number | null;
  district?: number | null;
  verified?: boolean | null;
  page?: number;
  perPage?: number | null;
};
export type Supplier = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  business_type: string | null;
  established: number | null;
  about: string | null;
  about_ne: string | null;
  province_id: number | null;
  district_id: number | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
  response_rate: number | null;
  response_time_hours: number | null;
  closed_until: string | null;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type PlaceFacet = {
  id: number;
  name: string;
  name_ne: string;
  count: number;
};
export type DistrictFacet = {
  id: number;
  name: string;
  name_ne: string;
  count: number;
  province_id: number;
};
export type TradeFacet = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
  count: number;
};
export type SupplierFacets = {
  provinces: PlaceFacet[];
  districts: DistrictFacet[];
  categories: TradeFacet[];
  verified: number;
};
export type SuppliersMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  facets: SupplierFacets;
  [key: string]: unknown;
};
export type SuppliersPage = {
  data: Supplier[];
  links: Links;
  meta: SuppliersMeta;
};
export const { useSuppliersQuery, useLazySuppliersQuery } = injectedRtkApi;
