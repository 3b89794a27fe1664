/** catalog: the seller's own products. */
import { api, unwrap, type Page, type WithStatus } from '@haat/platform';

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
  price_tiers: { min_qty: number; price: string }[];
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
    images: { id: string; url: string }[];
    enquiry_count: number;
  };
export type ProductForm = Partial<Facts> & {
  name: string;
  category_id: string;
  unit_id: string;
  image_ids?: string[];
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
type Query = { status?: string; q?: string; page?: number };
const of = (id: string) => `/products/${encodeURIComponent(id)}`;

const ownProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownProducts: build.query<Page<OwnProduct>, Query>({
      query: (params) => ({ url: '/products', params }),
      providesTags: ['Products'],
    }),
    ownProduct: build.query<OwnProduct, string>({
      query: of,
      transformResponse: unwrap<OwnProduct>,
      providesTags: ['Products'],
    }),
    quota: build.query<Quota, void>({
      query: () => '/products/quota',
      transformResponse: unwrap<Quota>,
      providesTags: ['Products'],
    }),
    createProduct: build.mutation<OwnProduct, ProductForm>({
      query: (body) => ({ url: '/products', method: 'POST', body }),
      transformResponse: unwrap<OwnProduct>,
      invalidatesTags: (_made, error) => (error ? [] : ['Products']),
    }),
    updateProduct: build.mutation<OwnProduct, { id: string; form: ProductForm }>({
      query: ({ id, form }) => ({ url: of(id), method: 'PUT', body: form }),
      transformResponse: unwrap<OwnProduct>,
      invalidatesTags: (_changed, error) => (error ? [] : ['Products']),
    }),
    changeProductStatus: build.mutation<OwnProduct, { id: string; status: string }>({
      query: ({ id, status }) => ({
        url: `${of(id)}/status`,
        method: 'POST',
        body: { status },
      }),
      transformResponse: unwrap<OwnProduct>,
      invalidatesTags: (_changed, error) => (error ? [] : ['Products']),
    }),
  }),
});

export const {
  useOwnProductsQuery,
  useOwnProductQuery,
  useQuotaQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useChangeProductStatusMutation,
} = ownProductsApi;
