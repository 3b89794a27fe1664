/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    complain: build.mutation<ComplainApiResponse, ComplainApiArg>({
      query: (queryArg) => ({
        url: `/webui/complaints`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    contactUs: build.mutation<ContactUsApiResponse, ContactUsApiArg>({
      query: (queryArg) => ({
        url: `/webui/contact-us`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    giveFeedback: build.mutation<GiveFeedbackApiResponse, GiveFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/webui/feedback`,
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
export { injectedRtkApi as caseFormsApi };
export type ComplainApiResponse = /** status 201 Successful Response */ CaseCreated;
export type ComplainApiArg = {
  'Idempotency-Key'?: string;
  body: Complaint;
};
export type ContactUsApiResponse = /** status 201 Successful Response */ CaseCreated;
export type ContactUsApiArg = {
  'Idempotency-Key'?: string;
  body: Question;
};
export type GiveFeedbackApiResponse = /** status 201 Successful Response */ CaseCreated;
export type GiveFeedbackApiArg = {
  'Idempotency-Key'?: string;
  body: Feedback;
};
export type CaseCreated = {
  reference: string;
};
export type Subject = {
  kind: 'product' | 'company' | 'order' | 'quote' | 'enquiry';
  id: string;
};
export type Complaint = {
  website?: string;
  filled_ms?: number | null;
  name: string;
  email: string;
  phone_number?: string | null;
  topic?: ('delivery' | 'quality' | 'payment' | 'conduct' | 'account' | 'other') | null;
  text: string;
  about?: string | null;
  subject?: Subject | null;
};
export type Question = {
  website?: string;
  filled_ms?: number | null;
  name: string;
  email: string;
  phone_number?: string | null;
  topic?: ('delivery' | 'quality' | 'payment' | 'conduct' | 'account' | 'other') | null;
  text: string;
};
export type Feedback = {
  website?: string;
  filled_ms?: number | null;
  name?: string | null;
  email?: string | null;
  article?: string | null;
  is_helpful?: boolean | null;
  text?: string;
};
export const { useComplainMutation, useContactUsMutation, useGiveFeedbackMutation } =
  injectedRtkApi;
