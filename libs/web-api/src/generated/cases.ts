/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: build.query<ListCasesApiResponse, ListCasesApiArg>({
      query: (queryArg) => ({
        url: `/cases`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    getCase: build.query<GetCaseApiResponse, GetCaseApiArg>({
      query: (queryArg) => ({
        url: `/cases/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    writeToCase: build.mutation<WriteToCaseApiResponse, WriteToCaseApiArg>({
      query: (queryArg) => ({
        url: `/cases/${encodeURIComponent(String(queryArg.reference))}/messages`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    decideCase: build.mutation<DecideCaseApiResponse, DecideCaseApiArg>({
      query: (queryArg) => ({
        url: `/cases/${encodeURIComponent(String(queryArg.reference))}/status`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as casesApi };
export type ListCasesApiResponse =
  /** status 200 Successful Response */ CountedPageCaseSummary;
export type ListCasesApiArg = {
  status?: string | null;
  page?: number;
  perPage?: number | null;
};
export type GetCaseApiResponse = /** status 200 Successful Response */ CaseDetail;
export type GetCaseApiArg = string;
export type WriteToCaseApiResponse = /** status 201 Successful Response */ CaseDetail;
export type WriteToCaseApiArg = {
  reference: string;
  'Idempotency-Key'?: string;
  body: Reply;
};
export type DecideCaseApiResponse = /** status 200 Successful Response */ CaseDetail;
export type DecideCaseApiArg = {
  reference: string;
  body: Decision;
};
export type CaseStatus = 'open' | 'with_supplier' | 'with_staff' | 'answered' | 'closed';
export type CaseSubject = {
  kind: 'product' | 'company' | 'order' | 'quote' | 'enquiry';
  id: string;
  label: string;
};
export type CaseSummary = {
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
export type CountedPageCaseSummary = {
  data: CaseSummary[];
  links: Links;
  meta: CountedMeta;
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
export type Reply = {
  text: string;
  attachment_ids?: string[];
};
export type Decision = {
  status: 'with_staff' | 'closed';
};
export const {
  useListCasesQuery,
  useLazyListCasesQuery,
  useGetCaseQuery,
  useLazyGetCaseQuery,
  useWriteToCaseMutation,
  useDecideCaseMutation,
} = injectedRtkApi;
