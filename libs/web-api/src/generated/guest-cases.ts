/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestCase: build.query<GetGuestCaseApiResponse, GetGuestCaseApiArg>({
      query: (queryArg) => ({
        url: `/cases/guest/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    writeToGuestCase: build.mutation<WriteToGuestCaseApiResponse, WriteToGuestCaseApiArg>(
      {
        query: (queryArg) => ({
          url: `/cases/guest/${encodeURIComponent(String(queryArg.token))}/messages`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
      },
    ),
    decideGuestCase: build.mutation<DecideGuestCaseApiResponse, DecideGuestCaseApiArg>({
      query: (queryArg) => ({
        url: `/cases/guest/${encodeURIComponent(String(queryArg.token))}/status`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    sendCaseLink: build.mutation<SendCaseLinkApiResponse, SendCaseLinkApiArg>({
      query: (queryArg) => ({
        url: `/cases/link`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as guestCasesApi };
export type GetGuestCaseApiResponse = /** status 200 Successful Response */ CaseDetail;
export type GetGuestCaseApiArg = string;
export type WriteToGuestCaseApiResponse =
  /** status 201 Successful Response */ CaseDetail;
export type WriteToGuestCaseApiArg = {
  token: string;
  'Idempotency-Key'?: string;
  body: GuestReply;
};
export type DecideGuestCaseApiResponse = /** status 200 Successful Response */ CaseDetail;
export type DecideGuestCaseApiArg = {
  token: string;
  body: Decision;
};
export type SendCaseLinkApiResponse = /** status 202 Successful Response */ LinkRequested;
export type SendCaseLinkApiArg = LinkRequest;
export type CaseStatus = 'open' | 'with_supplier' | 'with_staff' | 'answered' | 'closed';
export type CaseSubject = {
  kind: 'product' | 'company' | 'order' | 'quote' | 'enquiry';
  id: string;
  label: string;
};
export type CaseStep = {
  status: CaseStatus;
  label: string;
  at: string | null;
};
export type CaseMessageOut = {
  id: string;
  author: 'writer' | 'seller' | 'admin';
  name: string | null;
  is_mine: boolean;
  audience: 'all' | 'writer' | 'seller' | 'staff';
  text: string;
  attachment_ids: string[];
  created_at: string;
};
export type CaseViewOut = {
  name: string | null;
  subject: string;
  at: string;
};
export type CaseDetail = {
  reference: string;
  role: 'writer' | 'seller' | 'admin';
  kind: 'contact' | 'complaint' | 'feedback';
  topic: ('delivery' | 'quality' | 'payment' | 'conduct' | 'account' | 'other') | null;
  title: string;
  status: CaseStatus;
  status_label: string;
  subject: CaseSubject | null;
  about: string | null;
  supplier: string | null;
  supplier_ne: string | null;
  supplier_slug: string | null;
  assigned_name: string | null;
  answer_by: string | null;
  due_at: string | null;
  created_at: string;
  updated_at: string;
  allowed_statuses: CaseStatus[];
  can_write: boolean;
  steps: CaseStep[];
  messages: CaseMessageOut[];
  views: CaseViewOut[];
  answered_at: string | null;
  reopen_until: string | null;
};
export type GuestReply = {
  text: string;
};
export type Decision = {
  status: 'with_staff' | 'closed';
};
export type LinkRequested = {
  is_requested?: boolean;
};
export type LinkRequest = {
  reference: string;
  email: string;
};
export const {
  useGetGuestCaseQuery,
  useLazyGetGuestCaseQuery,
  useWriteToGuestCaseMutation,
  useDecideGuestCaseMutation,
  useSendCaseLinkMutation,
} = injectedRtkApi;
