/** engagement: enquiries, for buyer and seller alike. */
import { api } from './api';
import { type Page } from './envelope';
import type { AppStore } from '../store/store';

/** Status words come from the API; screens never guess what is allowed (D14). */
export type WithStatus = {
  status: string;
  status_label: string;
  allowed_statuses: string[];
};
export type Enquiry = WithStatus & {
  id: string;
  user_id: string | null;
  name: string;
  phone_number: string | null;
  email: string | null;
  requirements: string;
  category?: { id: string; name: string; name_ne?: string; slug?: string } | null;
  product?: { id: string; slug: string; name: string; image: string | null } | null;
  product_name?: string | null;
  seller?: {
    slug: string;
    company_name: string;
    company_name_ne?: string | null;
    company_logo: string | null;
    colour: string | null;
    is_seller_verified: boolean;
  } | null;
  quantity?: number | string | null;
  unit?: string | null;
  /** Where to deliver; the district alone may be known. */
  delivery?: EnquiryPlace | null;
  source?: string | null;
  created_at: string;
  updated_at?: string;
  due_at?: string | null;
  /** Why it is due: the buyer waits, or the seller wished to be reminded. */
  due_kind?: 'answer' | 'reminder' | null;
  is_unread?: boolean;
  unread_count?: number;
  last_message?: { body: string; is_mine: boolean; created_at: string } | null;
  /** Only in the answer for one enquiry. */
  history?: EnquiryMove[];
  /** To the seller, in the answer for one: who asks. */
  buyer?: EnquiringBuyer | null;
  /** To the buyer, once it was declined or has expired: where else to ask. */
  similar?: SimilarSeller[];
  requirement_draft?: Record<string, unknown> | null;
} & Partial<EnquiryNotes>;
export type EnquiryPlace = {
  district_id: number;
  district: string;
  district_ne: string;
  municipality_id: number | null;
  municipality: string | null;
  municipality_ne: string | null;
};
/** What a seller keeps about an enquiry; the buyer's answers carry null. */
export type EnquiryNotes = {
  labels: string[] | null;
  assigned_to: string | null;
  remind_at: string | null;
  next_step: string | null;
  private_note: string | null;
};
export type EnquiringBuyer = {
  is_registered: boolean;
  is_phone_verified: boolean;
  enquiries_count: number;
  won_count: number;
};
export type SimilarSeller = {
  slug: string;
  name: string;
  name_ne: string | null;
  logo: string | null;
  colour: string | null;
  district: string | null;
  district_ne: string | null;
  is_verified: boolean;
};
export type EnquiryMove = {
  from_status: string | null;
  to_status: string;
  status_label: string;
  role: string;
  reason: string | null;
  note: string | null;
  at: string;
};
export type EnquiryQuery = {
  as?: 'buyer' | 'seller';
  status?: string;
  label?: string;
  q?: string;
  sort?: 'newest' | 'oldest' | 'updated' | 'due';
  due?: 'any' | 'today' | 'overdue';
  unread?: string;
  product_id?: string;
  district_id?: string;
  /** Days of Nepal, both included, and which moment they mean. */
  since?: string;
  until?: string;
  by?: string;
  answered?: string;
  remind?: string;
  page?: number;
  per_page?: number;
};
export type StatusChange = { id: string; status: string; reason?: string; note?: string };

export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    enquiries: build.query<Page<Enquiry>, EnquiryQuery | void>({
      query: (params) => ({ url: '/enquiries', params: params ?? {} }),
      providesTags: ['Enquiries'],
    }),
    enquiry: build.query<Enquiry, string>({
      query: (id) => `/enquiries/${encodeURIComponent(id)}`,
      providesTags: (_enquiry, _error, id) => [{ type: 'Enquiries', id }],
    }),
    changeEnquiryStatus: build.mutation<Enquiry, StatusChange>({
      query: ({ id, ...body }) => ({
        url: `/enquiries/${encodeURIComponent(id)}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_enquiry, error) => (error ? [] : ['Enquiries']),
      // After the server, never before (spec 4); lists need not wait to be asked again.
      onQueryStarted: (_change, { dispatch, getState, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => mirror(data, dispatch, getState),
          () => undefined,
        ),
    }),
  }),
});

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

function mirror(
  { id, status, status_label, allowed_statuses }: Enquiry,
  dispatch: Store['dispatch'],
  getState: () => unknown,
): void {
  const { selectCachedArgsForQuery, updateQueryData } = enquiriesApi.util;
  const state = getState() as ReturnType<Store['getState']>;
  for (const asked of selectCachedArgsForQuery(state, 'enquiries')) {
    const change = updateQueryData('enquiries', asked, ({ data }) => {
      const row = data.find((one) => one.id === id);
      if (row) Object.assign(row, { status, status_label, allowed_statuses });
    });
    dispatch(change);
  }
}

export const { useEnquiriesQuery, useEnquiryQuery, useChangeEnquiryStatusMutation } =
  enquiriesApi;
