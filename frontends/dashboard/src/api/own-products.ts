/** catalog: the seller's own products. */
import {
  api,
  unwrap,
  type Page,
  type ProductUnit,
  type WithStatus,
} from '@haat/platform';

export type OwnProduct = WithStatus & {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  price: string | null;
  currency: string;
  unit: ProductUnit | string | null;
  unit_id?: string;
  moq: number | string | null;
  image: string | null;
  category: { id: string; name: string; name_ne?: string; slug: string } | null;
  category_id?: string;
  description?: string | null;
  enquiry_count?: number;
};
export type ProductForm = {
  name: string;
  name_ne: string | null;
  category_id: string;
  description: string;
  price: string | null;
  price_on_request: boolean;
  currency: 'NPR';
  unit_id: string;
  moq: number;
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
