/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifications: build.query<VerificationsApiResponse, VerificationsApiArg>({
      query: (queryArg) => ({
        url: `/admin/verifications`,
        params: {
          status: queryArg.status,
          q: queryArg.q,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    verification: build.query<VerificationApiResponse, VerificationApiArg>({
      query: (queryArg) => ({
        url: `/admin/verifications/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    approveVerification: build.mutation<
      ApproveVerificationApiResponse,
      ApproveVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/verifications/${encodeURIComponent(String(queryArg.verificationId))}/approve`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    judgeDocument: build.mutation<JudgeDocumentApiResponse, JudgeDocumentApiArg>({
      query: (queryArg) => ({
        url: `/admin/verifications/${encodeURIComponent(String(queryArg.verificationId))}/documents/${encodeURIComponent(String(queryArg.documentId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    approveName: build.mutation<ApproveNameApiResponse, ApproveNameApiArg>({
      query: (queryArg) => ({
        url: `/admin/verifications/${encodeURIComponent(String(queryArg.verificationId))}/name/approve`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectName: build.mutation<RejectNameApiResponse, RejectNameApiArg>({
      query: (queryArg) => ({
        url: `/admin/verifications/${encodeURIComponent(String(queryArg.verificationId))}/name/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectVerification: build.mutation<
      RejectVerificationApiResponse,
      RejectVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/verifications/${encodeURIComponent(String(queryArg.verificationId))}/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminVerificationsApi };
export type VerificationsApiResponse = /** status 200 Successful Response */ PageInQueue;
export type VerificationsApiArg = {
  status?:
    ('not_submitted' | 'pending' | 'approved' | 'rejected' | 'expired') | 'renamed';
  q?: string;
  page?: number;
  perPage?: number | null;
};
export type VerificationApiResponse = /** status 200 Successful Response */ Verification;
export type VerificationApiArg = string;
export type ApproveVerificationApiResponse =
  /** status 200 Successful Response */ Verification;
export type ApproveVerificationApiArg = {
  verificationId: string;
  body: Approval;
};
export type JudgeDocumentApiResponse = /** status 200 Successful Response */ Verification;
export type JudgeDocumentApiArg = {
  verificationId: string;
  documentId: string;
  body: DocumentDecision;
};
export type ApproveNameApiResponse = /** status 200 Successful Response */ Verification;
export type ApproveNameApiArg = {
  verificationId: string;
  body: NameApproval;
};
export type RejectNameApiResponse = /** status 200 Successful Response */ Verification;
export type RejectNameApiArg = {
  verificationId: string;
  body: NameRejection;
};
export type RejectVerificationApiResponse =
  /** status 200 Successful Response */ Verification;
export type RejectVerificationApiArg = {
  verificationId: string;
  body: Rejection;
};
export type SellerInQueue = {
  id: string;
  slug: string | null;
  company_name: string | null;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  district: string | null;
  district_ne: string | null;
};
export type InQueue = {
  id: string;
  seller: SellerInQueue;
  status: string;
  status_label: string;
  submitted_at: string | null;
  decided_at: string | null;
  waiting_hours: number | null;
  pan_number: string | null;
  pan_clash: boolean;
  documents_count: number;
  pending_name: string | null;
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
export type PageInQueue = {
  data: InQueue[];
  links: Links;
  meta: Meta;
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
export type LinkedCompany = {
  id: string;
  slug: string | null;
  company_name: string | null;
  status: string;
  company_name_ne: string | null;
  statutory_detail_status: string;
  facts: ('pan' | 'registration_number' | 'phone' | 'email')[];
};
export type Clash = {
  id: string;
  slug: string | null;
  company_name: string | null;
  status: string;
};
export type NameClash = {
  id: string;
  slug: string | null;
  company_name: string | null;
  status: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
};
export type SellerFacts = {
  id: string;
  slug: string | null;
  company_name: string | null;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  district: string | null;
  district_ne: string | null;
  pending_name: string | null;
  pending_name_ne: string | null;
  pending_name_at: string | null;
  business_type: string | null;
  established: number | null;
  locality: string | null;
  business_address_1: string | null;
  primary_mobile: string | null;
  primary_email: string | null;
  phone_verified_at: string | null;
  status: string;
  step: number;
  is_seller_verified: boolean;
  onboarded_at: string | null;
  created_at: string;
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
export type Verification = {
  id: string;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  pan_number: string | null;
  vat_registered: boolean | null;
  registered_name: string | null;
  registration_type:
    | (
        | 'sole_proprietorship'
        | 'partnership'
        | 'private_limited'
        | 'public_limited'
        | 'cooperative'
        | 'ngo'
      )
    | null;
  registration_number: string | null;
  registration_office: string | null;
  documents: ReviewedDocument[];
  reason_code: string | null;
  reason_label: string | null;
  reason_note: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  expires_at: string | null;
  renewable: boolean;
  version: number;
  unopened_ids: string[];
  name_differs: boolean;
  note_required: boolean;
  linked: LinkedCompany[];
  pan_clash: boolean;
  clashes: Clash[];
  name_clashes: NameClash[];
  waiting_hours: number | null;
  next_id: string | null;
  seller: SellerFacts;
  history: StatusHistoryEntry[];
};
export type Approval = {
  note?: string | null;
  version?: number | null;
};
export type DocumentDecision = {
  status: 'pending' | 'approved' | 'rejected';
  note?: string | null;
};
export type NameApproval = {
  version: number;
};
export type NameRejection = {
  version: number;
  note: string;
};
export type Rejection = {
  note?: string | null;
  version?: number | null;
  reason_code:
    | 'document_unreadable'
    | 'document_mismatch'
    | 'pan_invalid'
    | 'name_mismatch'
    | 'document_expired'
    | 'duplicate_company'
    | 'other';
};
export const {
  useVerificationsQuery,
  useLazyVerificationsQuery,
  useVerificationQuery,
  useLazyVerificationQuery,
  useApproveVerificationMutation,
  useJudgeDocumentMutation,
  useApproveNameMutation,
  useRejectNameMutation,
  useRejectVerificationMutation,
} = injectedRtkApi;
