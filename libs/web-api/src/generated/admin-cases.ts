/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCaseTemplates: build.query<ListCaseTemplatesApiResponse, ListCaseTemplatesApiArg>(
      {
        query: () => ({ url: `/admin/case-templates` }),
      },
    ),
    createCaseTemplate: build.mutation<
      CreateCaseTemplateApiResponse,
      CreateCaseTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/case-templates`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    updateCaseTemplate: build.mutation<
      UpdateCaseTemplateApiResponse,
      UpdateCaseTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/case-templates/${encodeURIComponent(String(queryArg.templateId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    deleteCaseTemplate: build.mutation<
      DeleteCaseTemplateApiResponse,
      DeleteCaseTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/case-templates/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    adminCases: build.query<AdminCasesApiResponse, AdminCasesApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints`,
        params: {
          status: queryArg.status,
          kind: queryArg.kind,
          topic: queryArg.topic,
          assignee: queryArg.assignee,
          older_than_days: queryArg.olderThanDays,
          q: queryArg.q,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    caseQueueSummary: build.query<CaseQueueSummaryApiResponse, CaseQueueSummaryApiArg>({
      query: () => ({ url: `/admin/complaints/summary` }),
    }),
    adminCase: build.query<AdminCaseApiResponse, AdminCaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeCase: build.mutation<ChangeCaseApiResponse, ChangeCaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints/${encodeURIComponent(String(queryArg.reference))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    viewCaseDeal: build.mutation<ViewCaseDealApiResponse, ViewCaseDealApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints/${encodeURIComponent(String(queryArg))}/deal`,
        method: 'POST',
      }),
    }),
    answerCase: build.mutation<AnswerCaseApiResponse, AnswerCaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/complaints/${encodeURIComponent(String(queryArg.reference))}/messages`,
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
export { injectedRtkApi as adminCasesApi };
export type ListCaseTemplatesApiResponse =
  /** status 200 Successful Response */ TemplateOut[];
export type ListCaseTemplatesApiArg = void;
export type CreateCaseTemplateApiResponse =
  /** status 201 Successful Response */ TemplateOut;
export type CreateCaseTemplateApiArg = TemplateForm;
export type UpdateCaseTemplateApiResponse =
  /** status 200 Successful Response */ TemplateOut;
export type UpdateCaseTemplateApiArg = {
  templateId: string;
  body: TemplateForm;
};
export type DeleteCaseTemplateApiResponse = unknown;
export type DeleteCaseTemplateApiArg = string;
export type AdminCasesApiResponse =
  /** status 200 Successful Response */ CountedPageQueuedCase;
export type AdminCasesApiArg = {
  status?: string | null;
  kind?: ('contact' | 'complaint' | 'feedback') | null;
  topic?: ('delivery' | 'quality' | 'payment' | 'conduct' | 'account' | 'other') | null;
  assignee?: ('me' | 'nobody') | null;
  olderThanDays?: number | null;
  q?: string | null;
  page?: number;
  perPage?: number | null;
};
export type CaseQueueSummaryApiResponse =
  /** status 200 Successful Response */ QueueSummary;
export type CaseQueueSummaryApiArg = void;
export type AdminCaseApiResponse = /** status 200 Successful Response */ StaffCase;
export type AdminCaseApiArg = string;
export type ChangeCaseApiResponse = /** status 200 Successful Response */ StaffCase;
export type ChangeCaseApiArg = {
  reference: string;
  body: CaseChange;
};
export type ViewCaseDealApiResponse = /** status 200 Successful Response */ CaseDeal;
export type ViewCaseDealApiArg = string;
export type AnswerCaseApiResponse = /** status 201 Successful Response */ StaffCase;
export type AnswerCaseApiArg = {
  reference: string;
  'Idempotency-Key'?: string;
  body: StaffMessage;
};
export type TemplateOut = {
  id: string;
  title: string;
  text: string;
  text_ne: string;
  updated_at: string;
};
export type TemplateForm = {
  title: string;
  text: string;
  text_ne: string;
};
export type CaseStatus = 'open' | 'with_supplier' | 'with_staff' | 'answered' | 'closed';
export type CaseSubject = {
  kind: 'product' | 'company' | 'order' | 'quote' | 'enquiry';
  id: string;
  label: string;
};
export type QueuedCase = {
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
  name: string;
  assigned_to: string | null;
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
export type CountedPageQueuedCase = {
  data: QueuedCase[];
  links: Links;
  meta: CountedMeta;
};
export type QueueSummary = {
  number: number;
  mine: number;
  oldest_at: string | null;
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
export type CaseWriter = {
  user_id: string | null;
  name: string;
  email: string;
  phone_number: string | null;
  order_count: number;
  order_value: string;
  cases: CaseSummary[];
};
export type StaffCase = {
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
  assigned_to: string | null;
  article: string | null;
  is_helpful: boolean | null;
  locale: string;
  writer: CaseWriter;
  supplier_takes_part: boolean;
};
export type Assignee = {
  id: string;
  name: string;
};
export type CaseChange = {
  status?: ('with_supplier' | 'with_staff' | 'closed') | null;
  assignee?: Assignee | null;
  supplier_slug?: string | null;
};
export type DealLine = {
  name: string;
  quantity: string;
  unit: string | null;
  unit_price: string | null;
};
export type DealMessage = {
  sender_role: string;
  body: string;
  created_at: string;
};
export type CaseDeal = {
  kind: 'product' | 'company' | 'order' | 'quote' | 'enquiry';
  id: string;
  label: string;
  status_label: string;
  landed: string | null;
  lines: DealLine[];
  messages: DealMessage[];
  created_at: string;
};
export type StaffMessage = {
  text: string;
  audience?: 'all' | 'writer' | 'seller' | 'staff';
  status?: ('with_supplier' | 'with_staff' | 'answered' | 'closed') | null;
};
export const {
  useListCaseTemplatesQuery,
  useLazyListCaseTemplatesQuery,
  useCreateCaseTemplateMutation,
  useUpdateCaseTemplateMutation,
  useDeleteCaseTemplateMutation,
  useAdminCasesQuery,
  useLazyAdminCasesQuery,
  useCaseQueueSummaryQuery,
  useLazyCaseQueueSummaryQuery,
  useAdminCaseQuery,
  useLazyAdminCaseQuery,
  useChangeCaseMutation,
  useViewCaseDealMutation,
  useAnswerCaseMutation,
} = injectedRtkApi;
