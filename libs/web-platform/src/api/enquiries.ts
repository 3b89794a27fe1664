/** engagement: enquiries, for buyer and seller alike. */
import { api } from './api';
import { unwrap, type Page } from './envelope';

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
    company_logo?: string | null;
    is_seller_verified: boolean;
  } | null;
  quantity?: number | string | null;
  unit?: string | null;
  source?: string | null;
  created_at: string;
  updated_at?: string;
  due_at?: string | null;
  is_unread?: boolean;
  unread_count?: number;
  /** Only in the answer for one enquiry. */
  history?: EnquiryMove[];
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
      transformResponse: unwrap<Enquiry>,
      providesTags: (_enquiry, _error, id) => [{ type: 'Enquiries', id }],
    }),
    changeEnquiryStatus: build.mutation<Enquiry, StatusChange>({
      query: ({ id, ...body }) => ({
        url: `/enquiries/${encodeURIComponent(id)}`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<Enquiry>,
      invalidatesTags: (_enquiry, error) => (error ? [] : ['Enquiries']),
    }),
  }),
});

export const { useEnquiriesQuery, useEnquiryQuery, useChangeEnquiryStatusMutation } =
  enquiriesApi;
