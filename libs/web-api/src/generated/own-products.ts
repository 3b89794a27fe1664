/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownProducts: build.query<OwnProductsApiResponse, OwnProductsApiArg>({
      query: (queryArg) => ({
        url: `/products`,
        params: {
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
          status: queryArg.status,
          q: queryArg.q,
          category_id: queryArg.categoryId,
          range_id: queryArg.rangeId,
          quality_below: queryArg.qualityBelow,
          without_price: queryArg.withoutPrice,
        },
      }),
    }),
    createProduct: build.mutation<CreateProductApiResponse, CreateProductApiArg>({
      query: (queryArg) => ({
        url: `/products`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    actOnProducts: build.mutation<ActOnProductsApiResponse, ActOnProductsApiArg>({
      query: (queryArg) => ({
        url: `/products/actions`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    productQuota: build.query<ProductQuotaApiResponse, ProductQuotaApiArg>({
      query: () => ({ url: `/products/quota` }),
    }),
    topProducts: build.query<TopProductsApiResponse, TopProductsApiArg>({
      query: (queryArg) => ({
        url: `/products/top`,
        params: {
          days: queryArg,
        },
      }),
    }),
    ownProduct: build.query<OwnProductApiResponse, OwnProductApiArg>({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateProduct: build.mutation<UpdateProductApiResponse, UpdateProductApiArg>({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg.productId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    editProduct: build.mutation<EditProductApiResponse, EditProductApiArg>({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg.productId))}`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
    deleteProduct: build.mutation<DeleteProductApiResponse, DeleteProductApiArg>({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    duplicateProduct: build.mutation<DuplicateProductApiResponse, DuplicateProductApiArg>(
      {
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg))}/duplicate`,
          method: 'POST',
        }),
      },
    ),
    changeProductStatus: build.mutation<
      ChangeProductStatusApiResponse,
      ChangeProductStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg.productId))}/status`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownProductsApi };
export type OwnProductsApiResponse = /** status 200 Successful Response */ PageListingOut;
export type OwnProductsApiArg = {
  sort?: 'newest' | 'updated' | 'name' | 'price' | 'enquiries';
  page?: number;
  perPage?: number | null;
  status?:
    | (
        | 'draft'
        | 'in_review'
        | 'published'
        | 'unlisted'
        | 'rejected'
        | 'blocked'
        | 'archived'
      )
    | null;
  q?: string;
  categoryId?: string | null;
  rangeId?: string | null;
  qualityBelow?: number | null;
  withoutPrice?: boolean;
};
export type CreateProductApiResponse = /** status 201 Successful Response */ ListingOut;
export type CreateProductApiArg = NewListing;
export type ActOnProductsApiResponse = /** status 200 Successful Response */ ActionResult;
export type ActOnProductsApiArg = Action;
export type ProductQuotaApiResponse = /** status 200 Successful Response */ Quota;
export type ProductQuotaApiArg = void;
export type TopProductsApiResponse = /** status 200 Successful Response */ TopProduct[];
export type TopProductsApiArg = number | undefined;
export type OwnProductApiResponse = /** status 200 Successful Response */ ListingOut;
export type OwnProductApiArg = string;
export type UpdateProductApiResponse = /** status 200 Successful Response */ ListingOut;
export type UpdateProductApiArg = {
  productId: string;
  body: ListingChange;
};
export type EditProductApiResponse = /** status 200 Successful Response */ ListingOut;
export type EditProductApiArg = {
  productId: string;
  body: ListingEdit;
};
export type DeleteProductApiResponse = unknown;
export type DeleteProductApiArg = string;
export type DuplicateProductApiResponse =
  /** status 201 Successful Response */ ListingOut;
export type DuplicateProductApiArg = string;
export type ChangeProductStatusApiResponse =
  /** status 200 Successful Response */ ListingOut;
export type ChangeProductStatusApiArg = {
  productId: string;
  body: StatusChange;
};
export type PriceTierOut = {
  min_qty: number;
  price: string;
};
export type PictureOut = {
  id: string;
  url: string;
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
export type Quality = {
  score: number;
  fixes: (
    | 'name_ne'
    | 'description'
    | 'image'
    | 'images'
    | 'specs'
    | 'keywords'
    | 'price'
    | 'lead_time'
  )[];
};
export type ListingOut = {
  id: string;
  version: number;
  slug: string;
  name: string;
  name_ne: string | null;
  sku: string | null;
  category_id: string;
  product_range_id: string | null;
  description: string;
  description_ne: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit_id: string;
  moq: number;
  price_tiers: PriceTierOut[];
  lead_time_days: number | null;
  specs: {
    [key: string]: string;
  };
  keywords: string[];
  image: string | null;
  images: PictureOut[];
  video: VideoOut | null;
  enquiry_count: number;
  views: number;
  quality: Quality;
  reason_code: string | null;
  reason_note: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  created_at: string;
  updated_at: string;
  published_at: string | null;
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
export type PageListingOut = {
  data: ListingOut[];
  links: Links;
  meta: Meta;
};
export type PriceTier = {
  min_qty: number;
  price: number | string;
};
export type NewListing = {
  name: string;
  name_ne?: string | null;
  sku?: string | null;
  category_id: string;
  product_range_id?: string | null;
  description?: string;
  description_ne?: string | null;
  price?: number | string | null;
  price_on_request?: boolean;
  currency?: 'NPR';
  unit_id: string;
  moq?: number;
  price_tiers?: PriceTier[];
  lead_time_days?: number | null;
  specs?: {
    [key: string]: string;
  };
  keywords?: string[];
  image_ids?: string[];
  video_id?: string | null;
  status?: 'draft' | 'in_review' | 'published';
};
export type FieldRefusal = {
  code: string;
  params: {
    [key: string]: string;
  };
};
export type FailedAction = {
  id: string;
  message: string;
  reason: FieldRefusal;
};
export type ActionResult = {
  changed: string[];
  failed: FailedAction[];
};
export type Action = {
  ids: string[];
  action:
    'publish' | 'unlist' | 'archive' | 'price_percent' | 'set_category' | 'set_range';
  percent?: (number | string) | null;
  category_id?: string | null;
  product_range_id?: string | null;
};
export type Quota = {
  tier: 'free' | 'premium';
  limit: number | null;
  used: number;
  remaining: number | null;
};
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
export type ListingChange = {
  name: string;
  name_ne?: string | null;
  sku?: string | null;
  category_id: string;
  product_range_id?: string | null;
  description?: string;
  description_ne?: string | null;
  price?: number | string | null;
  price_on_request?: boolean;
  currency?: 'NPR';
  unit_id: string;
  moq?: number;
  price_tiers?: PriceTier[];
  lead_time_days?: number | null;
  specs?: {
    [key: string]: string;
  };
  keywords?: string[];
  image_ids?: string[];
  video_id?: string | null;
  version?: number | null;
};
export type ListingEdit = {
  version: number;
  name?: string;
  name_ne?: string | null;
  price?: number | string | null;
  price_on_request?: boolean;
  moq?: number;
  status?:
    | (
        | 'draft'
        | 'in_review'
        | 'published'
        | 'unlisted'
        | 'rejected'
        | 'blocked'
        | 'archived'
      )
    | null;
};
export type StatusChange = {
  status:
    | 'draft'
    | 'in_review'
    | 'published'
    | 'unlisted'
    | 'rejected'
    | 'blocked'
    | 'archived';
};
export const {
  useOwnProductsQuery,
  useLazyOwnProductsQuery,
  useCreateProductMutation,
  useActOnProductsMutation,
  useProductQuotaQuery,
  useLazyProductQuotaQuery,
  useTopProductsQuery,
  useLazyTopProductsQuery,
  useOwnProductQuery,
  useLazyOwnProductQuery,
  useUpdateProductMutation,
  useEditProductMutation,
  useDeleteProductMutation,
  useDuplicateProductMutation,
  useChangeProductStatusMutation,
} = injectedRtkApi;
