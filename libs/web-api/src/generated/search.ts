/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchApiResponse, SearchApiArg>({
      query: (queryArg) => ({
        url: `/webui/search`,
        params: {
          q: queryArg.q,
          category: queryArg.category,
          unit: queryArg.unit,
          price_min: queryArg.priceMin,
          price_max: queryArg.priceMax,
          moq_max: queryArg.moqMax,
          attr: queryArg.attr,
          exact: queryArg.exact,
          type: queryArg['type'],
          province: queryArg.province,
          district: queryArg.district,
          verified: queryArg.verified,
          quick_reply: queryArg.quickReply,
          quantity: queryArg.quantity,
          quantity_unit: queryArg.quantityUnit,
          near: queryArg.near,
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as searchApi };
export type SearchApiResponse = /** status 200 Successful Response */ SearchPage;
export type SearchApiArg = {
  q?: string;
  category?: string | null;
  unit?: string | null;
  priceMin?: number | string | null;
  priceMax?: number | string | null;
  moqMax?: number | null;
  attr?: string[];
  exact?: boolean;
  type?: 'products' | 'suppliers';
  province?: number | null;
  district?: number | null;
  verified?: boolean | null;
  quickReply?: boolean | null;
  quantity?: number | null;
  quantityUnit?: string | null;
  near?: number | null;
  sort?: 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'reply' | 'near';
  page?: number;
  perPage?: number | null;
};
export type UnitName = {
  id: string;
  name: string;
  name_ne: string;
  symbol: string;
};
export type CategoryName = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
};
export type SellerRating = {
  mean: number;
  count: number;
};
export type SellerResult = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
  province: string | null;
  province_ne: string | null;
  response_time_hours: number | null;
  company_logo: string | null;
  colour: string | null;
  closed_until: string | null;
  rating: SellerRating | null;
  distance_km: number | null;
};
export type LabelledSpec = {
  key: string;
  name: string;
  name_ne: string;
  unit: string | null;
  unit_ne: string | null;
  value: string;
  value_ne: string;
};
export type ListedProduct = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit: UnitName;
  moq: number;
  image: string | null;
  category: CategoryName;
  seller: SellerResult;
  price_at_quantity: string | null;
  attributes: LabelledSpec[];
};
export type SellerName = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
};
export type OfferedProduct = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit: UnitName;
  moq: number;
  image: string | null;
  category: CategoryName;
  seller: SellerName;
  price_at_quantity: string | null;
};
export type SupplierResult = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
  id: string;
  company_logo: string | null;
  colour: string | null;
  established: number | null;
  province_id: number | null;
  product_count: number;
  closed_until: string | null;
  rating: SellerRating | null;
  response_time_hours: number | null;
  distance_km: number | null;
  products: OfferedProduct[];
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type CategoryFacet = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
  count: number;
};
export type PlaceFacet = {
  id: number;
  name: string;
  name_ne: string;
  count: number;
};
export type UnitFacet = {
  code: string;
  name: string;
  name_ne: string;
  symbol: string;
  count: number;
};
export type UnitOfMeasure = {
  code: string;
  name: string;
  name_ne: string;
  symbol: string;
};
export type PriceBucketOut = {
  from: string | null;
  to: string | null;
  count: number;
};
export type PriceFacet = {
  unit: UnitOfMeasure | null;
  min: string | null;
  max: string | null;
  buckets: PriceBucketOut[];
};
export type CountFacet = {
  count: number;
};
export type MoqFacet = {
  max: number;
  count: number;
};
export type OptionFacet = {
  value: string;
  label: string;
  label_ne: string;
  count: number;
};
export type AttributeFacet = {
  key: string;
  name: string;
  name_ne: string;
  unit: string | null;
  unit_ne: string | null;
  options: OptionFacet[];
};
export type Facets = {
  categories: CategoryFacet[];
  provinces: PlaceFacet[];
  districts: PlaceFacet[];
  units: UnitFacet[];
  price: PriceFacet;
  verified: CountFacet;
  quick_reply: CountFacet;
  moq: MoqFacet[];
  attributes: AttributeFacet[];
};
export type FilterRemoval = {
  filter:
    | 'category'
    | 'province'
    | 'district'
    | 'verified'
    | 'quick_reply'
    | 'unit'
    | 'price'
    | 'moq_max'
    | 'attr';
  count: number;
};
export type SearchHelp = {
  categories: CategoryName[];
  without: FilterRemoval[];
};
export type SearchMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  corrected_q: string | null;
  is_partial?: boolean;
  typed_total?: number | null;
  facets?: Facets | null;
  help?: SearchHelp | null;
  [key: string]: unknown;
};
export type SearchPage = {
  data: ListedProduct[] | SupplierResult[];
  links: Links;
  meta: SearchMeta;
};
export const { useSearchQuery, useLazySearchQuery } = injectedRtkApi;
