/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    moderatedProducts: build.query<ModeratedProductsApiResponse, ModeratedProductsApiArg>(
      {
        query: (queryArg) => ({
          url: `/admin/products`,
          params: {
            status: queryArg.status,
            q: queryArg.q,
            page: queryArg.page,
            per_page: queryArg.perPage,
          },
        }),
      },
    ),
    sellerProductHistory: build.query<
      SellerProductHistoryApiResponse,
      SellerProductHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/products/history`,
        params: {
          seller_id: queryArg,
        },
      }),
    }),
    moderatedProduct: build.query<ModeratedProductApiResponse, ModeratedProductApiArg>({
      query: (queryArg) => ({
        url: `/admin/products/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    approveProduct: build.mutation<ApproveProductApiResponse, ApproveProductApiArg>({
      query: (queryArg) => ({
        url: `/admin/products/${encodeURIComponent(String(queryArg.productId))}/approve`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    blockProduct: build.mutation<BlockProductApiResponse, BlockProductApiArg>({
      query: (queryArg) => ({
        url: `/admin/products/${encodeURIComponent(String(queryArg.productId))}/block`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectProduct: build.mutation<RejectProductApiResponse, RejectProductApiArg>({
      query: (queryArg) => ({
        url: `/admin/products/${encodeURIComponent(String(queryArg.productId))}/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminProductsApi };
export type ModeratedProductsApiResponse =
  /** status 200 Successful Response */ PageModerated;
export type ModeratedProductsApiArg = {
  status?:
    | 'draft'
    | 'in_review'
    | 'published'
    | 'unlisted'
    | 'rejected'
    | 'blocked'
    | 'archived';
  q?: string;
  page?: number;
  perPage?: number | null;
};
export type SellerProductHistoryApiResponse =
  /** status 200 Successful Response */ SellerProductEntry[];
export type SellerProductHistoryApiArg = string;
export type ModeratedProductApiResponse =
  /** status 200 Successful Response */ ModeratedDetail;
export type ModeratedProductApiArg = string;
export type ApproveProductApiResponse =
  /** status 200 Successful Response */ ModeratedDetail;
export type ApproveProductApiArg = {
  productId: string;
  body: Approval;
};
export type BlockProductApiResponse =
  /** status 200 Successful Response */ ModeratedDetail;
export type BlockProductApiArg = {
  productId: string;
  body: Objection;
};
export type RejectProductApiResponse =
  /** status 200 Successful Response */ ModeratedDetail;
export type RejectProductApiArg = {
  productId: string;
  body: Objection;
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
export type ModeratedSeller = {
  id: string;
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
  status: string;
};
export type Moderated = {
  id: string;
  version: number;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  price: string | null;
  currency: string;
  unit: UnitName;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  category: CategoryName;
  seller: ModeratedSeller;
  submitted_at: string | null;
  report_count: number;
  reason_code: string | null;
  reason_label: string | null;
  reason_note: string | null;
  updated_at: string;
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
export type PageModerated = {
  data: Moderated[];
  links: Links;
  meta: Meta;
};
export type SellerProductEntry = {
  id: string;
  from_status: string | null;
  to_status: string;
  to_label: string;
  role: string;
  by: string | null;
  reason_code: string | null;
  reason_label: string | null;
  note: string | null;
  at: string;
  product_id: string;
  slug: string;
  name: string;
  name_ne: string | null;
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
export type ReportedProduct = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  status: string;
};
export type ReportHistoryEntry = {
  id: string;
  to_status: string;
  to_label: string;
  by: string | null;
  note: string | null;
  at: string;
};
export type ReportOut = {
  id: string;
  seller_id: string;
  product: ReportedProduct;
  reason: string;
  reason_label: string;
  text: string;
  email: string | null;
  reporter_id: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  history: ReportHistoryEntry[];
  note: string | null;
  created_at: string;
  closed_at: string | null;
};
export type StatusHistoryEntry = {
  id: string;
  from_status: string | null;
  to_status: string;
  to_label: string;
  role: string;
  by: string | null;
  reason_code: string | null;
  reason_label: string | null;
  note: string | null;
  at: string;
};
export type ModeratedDetail = {
  id: string;
  version: number;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  price: string | null;
  currency: string;
  unit: UnitName;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  category: CategoryName;
  seller: ModeratedSeller;
  submitted_at: string | null;
  report_count: number;
  reason_code: string | null;
  reason_label: string | null;
  reason_note: string | null;
  updated_at: string;
  description: string;
  description_ne: string | null;
  sku: string | null;
  moq: number;
  price_tiers: PriceTierOut[];
  lead_time_days: number | null;
  specs: {
    [key: string]: string;
  };
  attributes: LabelledSpec[];
  keywords: string[];
  images: string[];
  video: VideoOut | null;
  created_at: string;
  published_at: string | null;
  reports: ReportOut[];
  history: StatusHistoryEntry[];
  next_id: string | null;
};
export type Approval = {
  note?: string | null;
  version?: number | null;
};
export type Objection = {
  note?: string | null;
  version?: number | null;
  reason_code:
    | 'prohibited'
    | 'misleading'
    | 'wrong_category'
    | 'copied_pictures'
    | 'price_wrong'
    | 'duplicate'
    | 'other';
};
export const {
  useModeratedProductsQuery,
  useLazyModeratedProductsQuery,
  useSellerProductHistoryQuery,
  useLazySellerProductHistoryQuery,
  useModeratedProductQuery,
  useLazyModeratedProductQuery,
  useApproveProductMutation,
  useBlockProductMutation,
  useRejectProductMutation,
} = injectedRtkApi;
