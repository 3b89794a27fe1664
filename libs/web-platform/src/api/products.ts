/** catalog: products as the public sees them, search and suggestions. */
import { api } from './api';
import { type Page } from './envelope';
import type { PublicQuestion } from './questions';

export type ProductUnit = {
  id?: string;
  name: string;
  name_ne?: string;
  symbol: string;
};
/** price: NPR with two decimals, as a string; null when on request. */
export type ProductCardData = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit: ProductUnit | string | null;
  moq: number | string | null;
  image: string | null;
  category: { id: string; name: string; name_ne?: string; slug: string } | null;
  seller: {
    slug: string;
    company_name: string;
    company_name_ne?: string | null;
    is_seller_verified: boolean;
    district: string | null;
    district_ne?: string | null;
    /** In search results and on the product's page. */
    province?: string | null;
    province_ne?: string | null;
    response_time_hours?: number | null;
    /** The last day of a closure that holds today. */
    closed_until?: string | null;
    company_logo?: string | null;
    colour?: string | null;
  };
  /** The specifications as the category's attributes tell them; in results the first. */
  attributes?: ProductAttribute[];
};
export type ProductAttribute = {
  key: string;
  name: string;
  name_ne?: string | null;
  unit: string | null;
  unit_ne?: string | null;
  value: string;
  value_ne?: string | null;
};
export type Product = ProductCardData & {
  description: string | null;
  description_ne?: string | null;
  price_tiers: { min_qty: number | string; price: string }[];
  specs: Record<string, string>;
  /** Null below three. */
  viewed_this_week?: number | null;
  enquiries_this_week?: number | null;
  images: string[];
  keywords: string[];
  lead_time_days: number | null;
  product_range: { name: string; slug: string } | null;
  breadcrumb?: { name: string; name_ne?: string; slug: string }[];
  seller_card: ProductCardData['seller'] & Record<string, unknown>;
  /** Answered ones only: how many there are, and the last five. */
  questions: { total: number; latest: PublicQuestion[] };
  related: ProductCardData[];
};
export type SearchQuery = {
  q?: string;
  type?: 'products' | 'suppliers';
  category?: string;
  province?: string;
  district?: string;
  verified?: string;
  quick_reply?: string;
  price_min?: string;
  price_max?: string;
  moq_max?: string;
  /** `key:value` of the chosen category's attributes. */
  attr?: string[];
  /** "true": the words as typed, not corrected. */
  exact?: string;
  sort?: 'relevance' | 'newest' | 'price_asc' | 'price_desc';
  page?: number;
};
export type Suggestions = {
  products: Pick<ProductCardData, 'id' | 'slug' | 'name' | 'name_ne' | 'image'>[];
  categories: { id: string; name: string; name_ne?: string; slug: string }[];
  suppliers: {
    slug: string;
    company_name: string;
    company_name_ne?: string | null;
    is_seller_verified?: boolean;
  }[];
};
/** Products of one district. */
export type DistrictRail = {
  district_id: number;
  district: string | null;
  district_ne: string | null;
  products: ProductCardData[];
};
export type Home = {
  categories: {
    id: string;
    name: string;
    name_ne: string;
    slug: string;
    image: string | null;
    product_count?: number;
  }[];
  featured_products: ProductCardData[];
  featured_sellers: Record<string, unknown>[];
  latest_requirements: Record<string, unknown>[];
  /** Of the asked district, else of those with most verified firms. */
  rails?: DistrictRail[];
};

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<Product, string>({
      query: (slug) => `/webui/product/${encodeURIComponent(slug)}`,
    }),
    /** What may stand in for a product, also for one that is gone. */
    productAlternatives: build.query<ProductCardData[], string>({
      query: (slug) => `/webui/product/${encodeURIComponent(slug)}/alternatives`,
    }),
    search: build.query<Page<ProductCardData>, SearchQuery>({
      query: (params) => ({ url: '/webui/search', params }),
    }),
    suggest: build.query<Suggestions, string>({
      query: (q) => ({ url: '/webui/search/suggest', params: { q } }),
    }),
    /** With a district: its rail only. */
    home: build.query<Home, number | void>({
      query: (district) => ({
        url: '/webui/home',
        params: district ? { district } : undefined,
      }),
    }),
    unitSearch: build.query<ProductUnit[], string>({
      query: (q) => ({ url: '/productunitsearch', params: { q } }),
    }),
  }),
});

export const {
  useProductQuery,
  useProductAlternativesQuery,
  useSearchQuery,
  useSuggestQuery,
  useHomeQuery,
  useUnitSearchQuery,
} = productsApi;
