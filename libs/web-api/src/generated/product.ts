/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<ProductApiResponse, ProductApiArg>({
      query: (queryArg) => ({
        url: `/webui/product/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    productAlternatives: build.query<
      ProductAlternativesApiResponse,
      ProductAlternativesApiArg
    >({
      query: (queryArg) => ({
        url: `/webui/product/${encodeURIComponent(String(queryArg))}/alternatives`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as productApi };
export type ProductApiResponse = /** status 200 Successful Response */ ProductPage;
export type ProductApiArg = string;
export type ProductAlternativesApiResponse =
  /** status 200 Successful Response */ ProductCard[];
export type ProductAlternativesApiArg = string;
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
export type ListedSeller = {
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
};
export type PriceTierOut = {
  min_qty: number;
  price: string;
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
export type VideoOut = {
  id: string;
  url: string;
  poster_url: string;
  seconds: number;
  width: number;
  height: number;
  created_at: string;
};
export type RangeName = {
  name: string;
  name_ne: string | null;
  slug: string;
};
export type SellerCard = {
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
};
export type AnsweredQuestion = {
  id: string;
  body: string;
  asked_at: string;
  answer: string;
  answered_at: string;
};
export type Questions = {
  total: number;
  latest: AnsweredQuestion[];
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
export type ProductPage = {
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
  seller: ListedSeller;
  viewed_this_week: number | null;
  enquiries_this_week: number | null;
  description: string;
  description_ne: string | null;
  price_tiers: PriceTierOut[];
  specs: {
    [key: string]: string;
  };
  attributes: LabelledSpec[];
  images: string[];
  video: VideoOut | null;
  keywords: string[];
  lead_time_days: number | null;
  product_range: RangeName | null;
  breadcrumb: CategoryName[];
  seller_card: SellerCard;
  questions: Questions;
  related: ProductCard[];
};
export const {
  useProductQuery,
  useLazyProductQuery,
  useProductAlternativesQuery,
  useLazyProductAlternativesQuery,
} = injectedRtkApi;
