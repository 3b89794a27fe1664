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
          group: queryArg.group,
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
  /** status 200 Successful Response */ PageProductCard;
export type SellerProductsApiArg = {
  slug: string;
  group?: string | null;
  page?: number;
  perPage?: number | null;
};
export type SellerSearchApiResponse =
  /** status 200 Successful Response */ PageProductCard;
export type SellerSearchApiArg = {
  slug: string;
  q?: string;
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
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageProductCard = {
  data: ProductCard[];
  links: Links;
  meta: Meta;
};
export const {
  useProductRangeQuery,
  useLazyProductRangeQuery,
  useSellerProductsQuery,
  useLazySellerProductsQuery,
  useSellerSearchQuery,
  useLazySellerSearchQuery,
} = injectedRtkApi;
