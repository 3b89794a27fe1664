/** catalog: products as the public sees them, search and suggestions. */
import { api } from './api';
import { unwrap, type Page } from './envelope';

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
  };
};
export type Product = ProductCardData & {
  description: string | null;
  description_ne?: string | null;
  price_tiers: { min_qty: number | string; price: string }[];
  specs: Record<string, string>;
  images: string[];
  keywords: string[];
  lead_time_days: number | null;
  product_range: { name: string; slug: string } | null;
  breadcrumb?: { name: string; name_ne?: string; slug: string }[];
  seller_card: ProductCardData['seller'] & Record<string, unknown>;
  related: ProductCardData[];
};
export type SearchQuery = {
  q?: string;
  type?: 'products' | 'suppliers';
  category?: string;
  province?: string;
  district?: string;
  verified?: string;
  price_min?: string;
  price_max?: string;
  moq_max?: string;
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
};

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<Product, string>({
      query: (slug) => `/webui/product/${encodeURIComponent(slug)}`,
      transformResponse: unwrap<Product>,
    }),
    search: build.query<Page<ProductCardData>, SearchQuery>({
      query: (params) => ({ url: '/webui/search', params }),
    }),
    suggest: build.query<Suggestions, string>({
      query: (q) => ({ url: '/webui/search/suggest', params: { q } }),
      transformResponse: unwrap<Suggestions>,
    }),
    home: build.query<Home, void>({
      query: () => '/webui/home',
      transformResponse: unwrap<Home>,
    }),
    unitSearch: build.query<ProductUnit[], string>({
      query: (q) => ({ url: '/productunitsearch', params: { q } }),
      transformResponse: unwrap<ProductUnit[]>,
    }),
  }),
});

export const {
  useProductQuery,
  useSearchQuery,
  useSuggestQuery,
  useHomeQuery,
  useUnitSearchQuery,
} = productsApi;
