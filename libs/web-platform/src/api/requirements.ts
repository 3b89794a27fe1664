/** engagement: requirements of whoever posted them. */
import type { Holding } from '../outbox/holding-query';
import { api } from './api';
import type { WithStatus } from './enquiries';
import { type Page } from './envelope';

export type RequirementItem = {
  id: string;
  name: string;
  product_id: string | null;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  spec: string | null;
  target_price: string | null;
};
export type RequirementDelivery = {
  province_id: number | null;
  district_id: number | null;
  municipality_id: number | null;
  address: string | null;
};
export type RequirementMove = {
  id: string;
  from_status: string | null;
  to_status: string;
  status_label: string;
  role: string;
  reason: string | null;
  at: string;
};
export type Requirement = WithStatus & {
  id: string;
  version: number;
  title: string;
  description: string;
  category: { id: string; slug: string; name: string; name_ne: string } | null;
  items: RequirementItem[];
  delivery: RequirementDelivery | null;
  needed_by: string | null;
  frequency: string | null;
  purpose: string | null;
  prefs: { verified_only: boolean; province_ids: number[] } | null;
  payment_pref: string | null;
  contact_pref: string;
  contact: { name: string; phone_number: string; email: string | null } | null;
  is_private: boolean;
  seller_ids: string[];
  /** Documents of the buyer, readable by whoever is asked. */
  attachment_ids: string[];
  max_quotes: number;
  quotes_count: number;
  seats_left: number;
  /** Suppliers who were told of it, and those who looked. */
  matches_count: number;
  viewed_count: number;
  expires_in_days: number;
  extensions_left: number;
  extension_days_left: number;
  hide_contact: boolean;
  review_reasons: string[];
  reason: string | null;
  awarded_quote_id: string | null;
  opened_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  /** Only in the answer for one; the newest first. */
  history?: RequirementMove[];
};
export type RequirementForm = {
  title: string;
  description: string;
  category_id: string | null;
  items: Partial<Omit<RequirementItem, 'id'>>[];
  [field: string]: unknown;
};
type Query = { status?: string; page?: number; per_page?: number };
type Change = { id: string; status: string; reason?: string };

const isPosted = (body: unknown) => (body as RequirementForm).status === 'open';
const of = (id: string) => `/requirements/${encodeURIComponent(id)}`;

const requirementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requirements: build.query<Page<Requirement>, Query>({
      query: (params) => ({ url: '/requirements', params: { as: 'buyer', ...params } }),
      providesTags: ['Requirements'],
    }),
    requirement: build.query<Requirement, string>({
      query: of,
      providesTags: ['Requirements'],
    }),
    postRequirement: build.mutation<Requirement, RequirementForm>({
      query: (body) => ({ url: '/requirements', method: 'POST', body }),
      // A draft is kept by its wizard; only what is posted goes out later.
      extraOptions: { outbox: 'requirement', when: isPosted } satisfies Holding,
      invalidatesTags: (_made, error) => (error ? [] : ['Requirements']),
    }),
    editRequirement: build.mutation<Requirement, RequirementForm & { id: string }>({
      query: ({ id, ...body }) => ({ url: of(id), method: 'PUT', body }),
      invalidatesTags: (_edited, error) => (error ? [] : ['Requirements']),
    }),
    changeRequirementStatus: build.mutation<Requirement, Change>({
      query: ({ id, ...body }) => ({ url: of(id), method: 'POST', body }),
      invalidatesTags: ['Requirements'],
    }),
  }),
});

export const {
  useRequirementsQuery,
  useLazyRequirementQuery,
  useRequirementQuery,
  usePostRequirementMutation,
  useEditRequirementMutation,
  useChangeRequirementStatusMutation,
} = requirementsApi;
