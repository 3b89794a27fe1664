/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewedRequirements: build.query<
      ReviewedRequirementsApiResponse,
      ReviewedRequirementsApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/requirements`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    judgedRequirement: build.query<JudgedRequirementApiResponse, JudgedRequirementApiArg>(
      {
        query: (queryArg) => ({
          url: `/admin/requirements/${encodeURIComponent(String(queryArg))}`,
        }),
      },
    ),
    approveRequirement: build.mutation<
      ApproveRequirementApiResponse,
      ApproveRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/requirements/${encodeURIComponent(String(queryArg.requirementId))}/approve`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectRequirement: build.mutation<
      RejectRequirementApiResponse,
      RejectRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/requirements/${encodeURIComponent(String(queryArg.requirementId))}/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminRequirementsApi };
export type ReviewedRequirementsApiResponse =
  /** status 200 Successful Response */ CountedPageRequirementOut;
export type ReviewedRequirementsApiArg = {
  status?: RequirementStatus;
  page?: number;
  perPage?: number | null;
};
export type JudgedRequirementApiResponse =
  /** status 200 Successful Response */ ReviewedRequirement;
export type JudgedRequirementApiArg = string;
export type ApproveRequirementApiResponse =
  /** status 200 Successful Response */ RequirementOut;
export type ApproveRequirementApiArg = {
  requirementId: string;
  body: Approval;
};
export type RejectRequirementApiResponse =
  /** status 200 Successful Response */ RequirementOut;
export type RejectRequirementApiArg = {
  requirementId: string;
  body: Rejection;
};
export type RequirementStatus =
  | 'draft'
  | 'in_review'
  | 'open'
  | 'closed'
  | 'awarded'
  | 'fulfilled'
  | 'cancelled'
  | 'expired'
  | 'rejected';
export type CategoryOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type ItemOut = {
  name: string;
  product_id: string | null;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  spec: string | null;
  target_price: string | null;
  id: string;
  is_awarded: boolean;
};
export type DeliveryPlace = {
  province_id: number | null;
  district_id: number | null;
  municipality_id: number | null;
  address: string | null;
};
export type SupplierPrefs = {
  verified_only: boolean;
  province_ids: number[];
};
export type ContactOut = {
  name: string;
  phone_number: string;
  email: string | null;
};
export type Part = {
  key: string;
  points: number;
};
export type Score = {
  total: number;
  parts: Part[];
};
export type MatchOut = {
  id: string;
  score: Score;
  wave: number;
  notified_at: string;
};
export type RequirementOut = {
  id: string;
  version: number;
  user_id: string | null;
  role: string;
  status:
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed';
  status_label: string;
  allowed_statuses: (
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed'
  )[];
  requirement_status: RequirementStatus;
  requirement_status_label: string;
  title: string;
  description: string;
  category: CategoryOut | null;
  items: ItemOut[];
  delivery: DeliveryPlace | null;
  needed_by: string | null;
  frequency: ('once' | 'weekly' | 'monthly' | 'quarterly' | 'yearly') | null;
  purpose: ('own_use' | 'resale' | 'manufacturing' | 'project' | 'other') | null;
  prefs: SupplierPrefs | null;
  payment_pref: ('any' | 'advance' | 'on_delivery' | 'credit') | null;
  contact_pref: 'any' | 'message' | 'phone' | 'whatsapp' | 'viber';
  contact: ContactOut | null;
  is_private: boolean;
  seller_ids: string[];
  attachment_ids: string[];
  max_quotes: number;
  quotes_count: number;
  seats_left: number;
  matches_count: number;
  viewed_count: number;
  expires_in_days: 3 | 7 | 15 | 30;
  extensions_left: number;
  extension_days_left: number;
  hide_contact: boolean;
  review_reasons: string[];
  reason: string | null;
  scope: string;
  awarded_quote_id: string | null;
  match: MatchOut | null;
  quote_id: string | null;
  opened_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type CountedMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  counts: {
    [key: string]: number;
  };
  [key: string]: unknown;
};
export type CountedPageRequirementOut = {
  data: RequirementOut[];
  links: Links;
  meta: CountedMeta;
};
export type StatusHistoryEntry = {
  id: string;
  from_status: string | null;
  to_status: RequirementStatus;
  status_label: string;
  role: string;
  reason: string | null;
  at: string;
};
export type ReviewedRequirement = {
  id: string;
  version: number;
  user_id: string | null;
  role: string;
  status:
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed';
  status_label: string;
  allowed_statuses: (
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed'
  )[];
  requirement_status: RequirementStatus;
  requirement_status_label: string;
  title: string;
  description: string;
  category: CategoryOut | null;
  items: ItemOut[];
  delivery: DeliveryPlace | null;
  needed_by: string | null;
  frequency: ('once' | 'weekly' | 'monthly' | 'quarterly' | 'yearly') | null;
  purpose: ('own_use' | 'resale' | 'manufacturing' | 'project' | 'other') | null;
  prefs: SupplierPrefs | null;
  payment_pref: ('any' | 'advance' | 'on_delivery' | 'credit') | null;
  contact_pref: 'any' | 'message' | 'phone' | 'whatsapp' | 'viber';
  contact: ContactOut | null;
  is_private: boolean;
  seller_ids: string[];
  attachment_ids: string[];
  max_quotes: number;
  quotes_count: number;
  seats_left: number;
  matches_count: number;
  viewed_count: number;
  expires_in_days: 3 | 7 | 15 | 30;
  extensions_left: number;
  extension_days_left: number;
  hide_contact: boolean;
  review_reasons: string[];
  reason: string | null;
  scope: string;
  awarded_quote_id: string | null;
  match: MatchOut | null;
  quote_id: string | null;
  opened_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  history: StatusHistoryEntry[];
  flagged_words: string[];
  next_id: string | null;
};
export type Approval = {};
export type Rejection = {
  reason: string;
};
export const {
  useReviewedRequirementsQuery,
  useLazyReviewedRequirementsQuery,
  useJudgedRequirementQuery,
  useLazyJudgedRequirementQuery,
  useApproveRequirementMutation,
  useRejectRequirementMutation,
} = injectedRtkApi;
