/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestEnquiry: build.query<GetGuestEnquiryApiResponse, GetGuestEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/leads/guest/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getLead: build.query<GetLeadApiResponse, GetLeadApiArg>({
      query: (queryArg) => ({
        url: `/leads/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeLead: build.mutation<ChangeLeadApiResponse, ChangeLeadApiArg>({
      query: (queryArg) => ({
        url: `/leads/${encodeURIComponent(String(queryArg.token))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    answerLead: build.mutation<AnswerLeadApiResponse, AnswerLeadApiArg>({
      query: (queryArg) => ({
        url: `/leads/${encodeURIComponent(String(queryArg.token))}/messages`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leadsApi };
export type GetGuestEnquiryApiResponse =
  /** status 200 Successful Response */ GuestEnquiry;
export type GetGuestEnquiryApiArg = string;
export type GetLeadApiResponse = /** status 200 Successful Response */ LeadOut;
export type GetLeadApiArg = string;
export type ChangeLeadApiResponse = /** status 200 Successful Response */ LeadOut;
export type ChangeLeadApiArg = {
  token: string;
  body: LeadChange;
};
export type AnswerLeadApiResponse = /** status 201 Successful Response */ LeadOut;
export type AnswerLeadApiArg = {
  token: string;
  'Idempotency-Key'?: string;
  body: LeadAnswer;
};
export type EnquiryStatus =
  | 'new'
  | 'seen'
  | 'replied'
  | 'info_requested'
  | 'quoted'
  | 'won'
  | 'lost'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'spam';
export type LeadMessage = {
  id: string;
  is_mine: boolean;
  body: string;
  created_at: string;
};
export type GuestEnquiry = {
  enquiry_id: string;
  status: EnquiryStatus;
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
export type DeliveryOut = {
  district_id: number;
  district: string;
  district_ne: string;
  municipality_id: number | null;
  municipality: string | null;
  municipality_ne: string | null;
};
export type LeadOut = {
  enquiry_id: string;
  status: EnquiryStatus;
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
  delivery: DeliveryOut | null;
  needed_by: string | null;
  category_name: string | null;
  category_name_ne: string | null;
  created_at: string;
  expires_at: string;
  messages: LeadMessage[];
};
export type LeadChange = {
  status: 'seen' | 'declined';
  reason?: string | null;
};
export type LeadAnswer = {
  body: string;
};
export const {
  useGetGuestEnquiryQuery,
  useLazyGetGuestEnquiryQuery,
  useGetLeadQuery,
  useLazyGetLeadQuery,
  useChangeLeadMutation,
  useAnswerLeadMutation,
} = injectedRtkApi;
