import { api } from '@haat/platform';

export type LeadMessage = {
  id: string;
  is_mine: boolean;
  body: string;
  created_at: string;
};
export type Lead = {
  enquiry_id: string;
  status: string;
  status_label: string;
  can_decline: boolean;
  company_name: string;
  company_name_ne: string | null;
  name: string;
  phone_number: string;
  requirements: string;
  product_name: string | null;
  product_name_ne: string | null;
  quantity: string | null;
  unit: string | null;
  category_name: string | null;
  category_name_ne: string | null;
  created_at: string;
  expires_at: string;
  /** The oldest first. */
  messages: LeadMessage[];
};
export type GuestEnquiry = {
  enquiry_id: string;
  status: string;
  status_label: string;
  company_name: string;
  company_name_ne: string | null;
  company_slug: string;
  requirements: string;
  product_name: string | null;
  created_at: string;
  expires_at: string;
  messages: LeadMessage[];
};
type Change = { token: string; status: 'seen' | 'declined'; reason?: string };
type Answer = { token: string; body: string; key: string };

const of = (token: string) => `/leads/${encodeURIComponent(token)}`;

/** engagement: one enquiry, by the link of its letter. */
const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    lead: build.query<Lead, string>({
      query: of,
      keepUnusedDataFor: 0,
    }),
    guestEnquiry: build.query<GuestEnquiry, string>({
      query: (token) => `/leads/guest/${encodeURIComponent(token)}`,
      keepUnusedDataFor: 0,
    }),
    changeLead: build.mutation<Lead, Change>({
      query: ({ token, ...body }) => ({ url: of(token), method: 'POST', body }),
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(showing(token, data)),
          () => undefined,
        ),
    }),
    answerLead: build.mutation<Lead, Answer>({
      query: ({ token, key, ...body }) => ({
        url: `${of(token)}/messages`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      }),
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(showing(token, data)),
          () => undefined,
        ),
    }),
  }),
});

/** The answer is the lead as it stands now: nothing need be asked again. */
const showing = (token: string, lead: Lead) =>
  leadApi.util.upsertQueryData('lead', token, lead);

export const {
  useLeadQuery,
  useGuestEnquiryQuery,
  useChangeLeadMutation,
  useAnswerLeadMutation,
} = leadApi;
