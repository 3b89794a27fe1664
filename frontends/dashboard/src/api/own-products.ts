/** catalog: the seller's own products. */
import { api, type Page, type WithStatus } from '@haat/platform';

export type PriceTier = { min_qty: number; price: string };
export type ProductImage = { id: string; url: string };
/** What would make buyers find and trust a product sooner. */
export type QualityFix =
  | 'name_ne'
  | 'description'
  | 'image'
  | 'images'
  | 'specs'
  | 'keywords'
  | 'price'
  | 'lead_time';
/** Everything a change must carry: PUT replaces the whole product. */
type Facts = {
  name: string;
  name_ne: string | null;
  sku: string | null;
  category_id: string;
  product_range_id: string | null;
  description: string;
  description_ne: string | null;
  price: string | null;
  price_on_request: boolean;
  unit_id: string;
  moq: number;
  price_tiers: PriceTier[];
  lead_time_days: number | null;
  specs: Record<string, string>;
  keywords: string[];
};
export type OwnProduct = Facts &
  WithStatus & {
    id: string;
    version: number;
    slug: string;
    currency: string;
    image: string | null;
    images: ProductImage[];
    enquiry_count: number;
    views?: number;
    quality?: { score: number; fixes: QualityFix[] };
    /** What the desk said when it sent the product back. */
    reason_code?: string | null;
    reason_note?: string | null;
  };
export type ProductForm = Facts & {
  image_ids: string[];
  version?: number;
  status?: 'draft' | 'published';
};
/** No limit: `limit` is null. */
export type Quota = {
  limit: number | null;
  used: number;
  remaining: number | null;
  tier: string;
};
export type ProductSort = 'newest' | 'updated' | 'name' | 'price' | 'enquiries';
export type ProductQuery = {
  status?: string;
  q?: string;
  category_id?: string;
  range_id?: string;
  sort?: ProductSort;
  page?: number;
  per_page?: number;
};
export type ProductPage = Page<OwnProduct> & {
  meta: { counts?: Record<string, number> };
};
/** Some fields changed in place; `version` guards against an edit made elsewhere. */
export type ProductEdit = {
  id: string;
  version: number;
  price?: string;
  moq?: number;
};
/** Of the days asked for: how often seen, and how often asked about. */
export type TopProduct = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  status: string;
  views: number;
  enquiries: number;
};
const of = (id: string) => `/products/${encodeURIComponent(id)}`;
const anew = (_done: unknown, error: unknown): 'Products'[] =>
  error ? [] : ['Products'];

const ownProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownProducts: build.query<ProductPage, ProductQuery>({
      query: (params) => ({ url: '/products', params }),
      providesTags: ['Products'],
    }),
    ownProduct: build.query<OwnProduct, string>({
      query: of,
      providesTags: ['Products'],
    }),
    quota: build.query<Quota, void>({
      query: () => '/products/quota',
      providesTags: ['Products'],
    }),
    topProducts: build.query<TopProduct[], number>({
      query: (days) => ({ url: '/products/top', params: { days } }),
      providesTags: ['Products'],
    }),
    createProduct: build.mutation<OwnProduct, ProductForm>({
      query: (body) => ({ url: '/products', method: 'POST', body }),
      invalidatesTags: anew,
    }),
    updateProduct: build.mutation<OwnProduct, { id: string; form: ProductForm }>({
      query: ({ id, form }) => ({ url: of(id), method: 'PUT', body: form }),
      invalidatesTags: anew,
    }),
    editProduct: build.mutation<OwnProduct, ProductEdit>({
      query: ({ id, ...body }) => ({ url: of(id), method: 'PATCH', body }),
      // Refused because somebody was faster: the list must show what is true now.
      invalidatesTags: ['Products'],
    }),
    changeProductStatus: build.mutation<OwnProduct, { id: string; status: string }>({
      query: ({ id, status }) => ({
        url: `${of(id)}/status`,
        method: 'POST',
        body: { status },
      }),
      invalidatesTags: anew,
    }),
    duplicateProduct: build.mutation<OwnProduct, string>({
      query: (id) => ({ url: `${of(id)}/duplicate`, method: 'POST' }),
      invalidatesTags: anew,
    }),
  }),
});

export const {
  useOwnProductsQuery,
  useOwnProductQuery,
  useQuotaQuery,
  useTopProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useEditProductMutation,
  useChangeProductStatusMutation,
  useDuplicateProductMutation,
} = ownProductsApi;
