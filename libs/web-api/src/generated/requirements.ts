/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequirements: build.query<ListRequirementsApiResponse, ListRequirementsApiArg>({
      query: (queryArg) => ({
        url: `/requirements`,
        params: {
          as: queryArg['as'],
          status: queryArg.status,
          sort: queryArg.sort,
          page: queryArg.page,
          per_page: queryArg.perPage,
          unquoted: queryArg.unquoted,
          quoted: queryArg.quoted,
          since: queryArg.since,
          until: queryArg.until,
          q: queryArg.q,
        },
      }),
    }),
    postRequirement: build.mutation<PostRequirementApiResponse, PostRequirementApiArg>({
      query: (queryArg) => ({
        url: `/requirements`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getRequirement: build.query<GetRequirementApiResponse, GetRequirementApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeRequirementStatus: build.mutation<
      ChangeRequirementStatusApiResponse,
      ChangeRequirementStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    editRequirement: build.mutation<EditRequirementApiResponse, EditRequirementApiArg>({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    duplicateRequirement: build.mutation<
      DuplicateRequirementApiResponse,
      DuplicateRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg))}/duplicate`,
        method: 'POST',
      }),
    }),
    extendRequirement: build.mutation<
      ExtendRequirementApiResponse,
      ExtendRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/requirements/${encodeURIComponent(String(queryArg.requirementId))}/extend`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as requirementsApi };
export type ListRequirementsApiResponse =
  /** status 200 Successful Response */ CountedPageRequirementOut;
export type ListRequirementsApiArg = {
  as?: 'buyer' | 'seller';
  status?: string | null;
  sort?: 'newest' | 'ending';
  page?: number;
  perPage?: number | null;
  unquoted?: boolean;
  quoted?: boolean;
  since?: string | null;
  until?: string | null;
  q?: string | null;
};
export type PostRequirementApiResponse =
  /** status 201 Successful Response */ RequirementOut;
export type PostRequirementApiArg = NewRequirement;
export type GetRequirementApiResponse =
  /** status 200 Successful Response */ RequirementDetail;
export type GetRequirementApiArg = string;
export type ChangeRequirementStatusApiResponse =
  /** status 200 Successful Response */ RequirementOut;
export type ChangeRequirementStatusApiArg = {
  requirementId: string;
  body: StatusChange;
};
export type EditRequirementApiResponse =
  /** status 200 Successful Response */ RequirementOut;
export type EditRequirementApiArg = {
  requirementId: string;
  body: EditedRequirement;
};
export type DuplicateRequirementApiResponse =
  /** status 201 Successful Response */ RequirementOut;
export type DuplicateRequirementApiArg = string;
export type ExtendRequirementApiResponse =
  /** status 200 Successful Response */ RequirementOut;
export type ExtendRequirementApiArg = {
  requirementId: string;
  body: Extension;
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
export type Item = {
  name: string;
  product_id?: string | null;
  quantity: number | string;
  unit_id?: string | null;
  unit?: string | null;
  spec?: string | null;
  target_price?: (number | string) | null;
};
export type Delivery = {
  province_id?: number | null;
  district_id?: number | null;
  municipality_id?: number | null;
  address?: string | null;
};
export type Prefs = {
  verified_only?: boolean;
  province_ids?: number[];
};
export type Contact = {
  name: string;
  phone_number: string;
  email?: string | null;
};
export type NewRequirement = {
  title: string;
  description?: string;
  category_id?: string | null;
  items?: Item[];
  delivery?: Delivery | null;
  needed_by?: string | null;
  frequency?: ('once' | 'weekly' | 'monthly' | 'quarterly' | 'yearly') | null;
  purpose?: ('own_use' | 'resale' | 'manufacturing' | 'project' | 'other') | null;
  prefs?: Prefs | null;
  payment_pref?: ('any' | 'advance' | 'on_delivery' | 'credit') | null;
  contact_pref?: 'any' | 'message' | 'phone' | 'whatsapp' | 'viber';
  contact?: Contact | null;
  seller_ids?: string[];
  attachment_ids?: string[];
  max_quotes?: number;
  expires_in_days?: 3 | 7 | 15 | 30;
  hide_contact?: boolean;
  status?: 'draft' | 'open';
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
export type RequirementDetail = {
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
};
export type StatusChange = {
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
  reason?: string | null;
};
export type EditedRequirement = {
  title: string;
  description?: string;
  category_id?: string | null;
  items?: Item[];
  delivery?: Delivery | null;
  needed_by?: string | null;
  frequency?: ('once' | 'weekly' | 'monthly' | 'quarterly' | 'yearly') | null;
  purpose?: ('own_use' | 'resale' | 'manufacturing' | 'project' | 'other') | null;
  prefs?: Prefs | null;
  payment_pref?: ('any' | 'advance' | 'on_delivery' | 'credit') | null;
  contact_pref?: 'any' | 'message' | 'phone' | 'whatsapp' | 'viber';
  contact?: Contact | null;
  seller_ids?: string[];
  attachment_ids?: string[];
  max_quotes?: number;
  expires_in_days?: 3 | 7 | 15 | 30;
  hide_contact?: boolean;
  version?: number | null;
};
export type Extension = {
  days: number;
};
export const {
  useListRequirementsQuery,
  useLazyListRequirementsQuery,
  usePostRequirementMutation,
  useGetRequirementQuery,
  useLazyGetRequirementQuery,
  useChangeRequirementStatusMutation,
  useEditRequirementMutation,
  useDuplicateRequirementMutation,
  useExtendRequirementMutation,
} = injectedRtkApi;
