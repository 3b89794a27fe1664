/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSellers: build.query<AdminSellersApiResponse, AdminSellersApiArg>({
      query: (queryArg) => ({
        url: `/admin/sellers`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
          q: queryArg.q,
          status: queryArg.status,
          verified: queryArg.verified,
          owner_id: queryArg.ownerId,
          since: queryArg.since,
          until: queryArg.until,
          sort: queryArg.sort,
        },
      }),
    }),
    adminSeller: build.query<AdminSellerApiResponse, AdminSellerApiArg>({
      query: (queryArg) => ({
        url: `/admin/sellers/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    closeSeller: build.mutation<CloseSellerApiResponse, CloseSellerApiArg>({
      query: (queryArg) => ({
        url: `/admin/sellers/${encodeURIComponent(String(queryArg.sellerId))}/close`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    reinstateSeller: build.mutation<ReinstateSellerApiResponse, ReinstateSellerApiArg>({
      query: (queryArg) => ({
        url: `/admin/sellers/${encodeURIComponent(String(queryArg.sellerId))}/reinstate`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    suspendSeller: build.mutation<SuspendSellerApiResponse, SuspendSellerApiArg>({
      query: (queryArg) => ({
        url: `/admin/sellers/${encodeURIComponent(String(queryArg.sellerId))}/suspend`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminSellersApi };
export type AdminSellersApiResponse =
  /** status 200 Successful Response */ PageSellerListed;
export type AdminSellersApiArg = {
  page?: number;
  perPage?: number | null;
  q?: string;
  status?: ('onboarding' | 'active' | 'suspended' | 'closed') | null;
  verified?: boolean | null;
  ownerId?: string | null;
  since?: string | null;
  until?: string | null;
  sort?: 'newest' | 'oldest' | 'name';
};
export type AdminSellerApiResponse = /** status 200 Successful Response */ SellerSeen;
export type AdminSellerApiArg = string;
export type CloseSellerApiResponse = /** status 200 Successful Response */ SellerSeen;
export type CloseSellerApiArg = {
  sellerId: string;
  body: Reason;
};
export type ReinstateSellerApiResponse = /** status 200 Successful Response */ SellerSeen;
export type ReinstateSellerApiArg = {
  sellerId: string;
  body: Reason;
};
export type SuspendSellerApiResponse = /** status 200 Successful Response */ SellerSeen;
export type SuspendSellerApiArg = {
  sellerId: string;
  body: Reason;
};
export type SellerListed = {
  id: string;
  slug: string | null;
  company_name: string | null;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  district: string | null;
  district_ne: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  step: number;
  is_seller_verified: boolean;
  statutory_detail_status: string;
  phone_verified_at: string | null;
  suspended_at: string | null;
  suspended_reason: string | null;
  onboarded_at: string | null;
  created_at: string;
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
export type PageSellerListed = {
  data: SellerListed[];
  links: Links;
  meta: Meta;
};
export type LinkedCompany = {
  id: string;
  slug: string | null;
  company_name: string | null;
  status: string;
  company_name_ne: string | null;
  statutory_detail_status: string;
  facts: ('pan' | 'registration_number' | 'phone' | 'email')[];
};
export type Opening = {
  user_id: string;
  at: string;
};
export type ReviewedDocument = {
  id: string;
  name: string;
  kind: 'pan' | 'registration' | 'vat' | 'other';
  mime: string;
  size_bytes: number;
  status: 'pending' | 'approved' | 'rejected';
  note: string | null;
  openings: Opening[];
};
export type StatusHistoryEntry = {
  id: string;
  noun: string;
  subject_id: string | null;
  from_status: string | null;
  to_status: string;
  role: string;
  by: string | null;
  reason_code: string | null;
  reason_label: string | null;
  reason: string | null;
  at: string;
};
export type SellerSeen = {
  id: string;
  slug: string | null;
  company_name: string | null;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  district: string | null;
  district_ne: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  step: number;
  is_seller_verified: boolean;
  statutory_detail_status: string;
  phone_verified_at: string | null;
  suspended_at: string | null;
  suspended_reason: string | null;
  onboarded_at: string | null;
  created_at: string;
  owner_id: string;
  owner_status: string;
  version: number;
  verification_id: string | null;
  primary_mobile: string | null;
  primary_email: string | null;
  business_type: string | null;
  established: number | null;
  locality: string | null;
  business_address_1: string | null;
  open_reports: number;
  reports: number;
  pan_number: string | null;
  registered_name: string | null;
  registration_number: string | null;
  name_differs: boolean;
  linked: LinkedCompany[];
  documents: ReviewedDocument[];
  history: StatusHistoryEntry[];
};
export type Reason = {
  reason: string;
};
export const {
  useAdminSellersQuery,
  useLazyAdminSellersQuery,
  useAdminSellerQuery,
  useLazyAdminSellerQuery,
  useCloseSellerMutation,
  useReinstateSellerMutation,
  useSuspendSellerMutation,
} = injectedRtkApi;
