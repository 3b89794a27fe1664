/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productRange: build.query<ProductRangeApiResponse, ProductRangeApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg))}/productrange`,
      }),
    }),
    sellerProducts: build.query<SellerProductsApiResponse, SellerProductsApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg.slug))}/products`,
        params: {
          q: queryArg.q,
          category: queryArg.category,
          unit: queryArg.unit,
          price_min: queryArg.priceMin,
          price_max: queryArg.priceMax,
          moq_max: queryArg.moqMax,
          attr: queryArg.attr,
          exact: queryArg.exact,
          group: queryArg.group,
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    sellerSearch: build.query<SellerSearchApiResponse, SellerSearchApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg.slug))}/search`,
        params: {
          q: queryArg.q,
          category: queryArg.category,
          unit: queryArg.unit,
          price_min: queryArg.priceMin,
          price_max: queryArg.priceMax,
          moq_max: queryArg.moqMax,
          attr: queryArg.attr,
          exact: queryArg.exact,
          group: queryArg.group,
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sellerProductsApi };
export type ProductRangeApiResponse = /** status 200 Successful Response */ RangeOut[];
export type ProductRangeApiArg = string;
export type SellerProductsApiResponse =
  /** status 200 Successful Response */ ShopProducts;
export type SellerProductsApiArg = {
  slug: string;
  q?: string;
  category?: string | null;
  unit?: string | null;
  priceMin?: number | string | null;
  priceMax?: number | string | null;
  moqMax?: number | null;
  attr?: string[];
  exact?: boolean;
  group?: string | null;
  sort?: 'relevance' | 'newest' | 'price_asc' | 'price_desc';
  page?: number;
  perPage?: number | null;
};
export type SellerSearchApiResponse = /** status 200 Successful Response */ ShopProducts;
export type SellerSearchApiArg = {
  slug: string;
  q?: string;
  category?: string | null;
  unit?: string | null;
  priceMin?: number | string | null;
  priceMax?: number | string | null;
  moqMax?: number | null;
  attr?: string[];
  exact?: boolean;
  group?: string | null;
  sort?: 'relevance' | 'newest' | 'price_asc' | 'price_desc';
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
export type SellerName = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
};
export type ProductCard = {
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
};
export type RangeProducts = {
  data: ProductCard[];
};
export type RangeOut = {
  name: string;
  name_ne: string | null;
  slug: string;
  products: RangeProducts;
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
export type ShopProducts = {
  data: ProductCard[];
  links: Links;
  meta: SearchMeta;
};
export const {
  useProductRangeQuery,
  useLazyProductRangeQuery,
  useSellerProductsQuery,
  useLazySellerProductsQuery,
  useSellerSearchQuery,
  useLazySellerSearchQuery,
} = injectedRtkApi;
