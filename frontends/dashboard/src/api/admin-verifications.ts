/** vendor, for the operator: whose papers wait, and what is decided about them. */
import { api, type Page } from '@haat/platform';
import type { Move, ShownSeller } from './admin-sellers';
import type { PaperStatus, StatutoryFacts, StatutoryState } from './statutory';

export type InQueue = {
  id: string;
  seller: ShownSeller;
  status: string;
  status_label: string;
  submitted_at: string | null;
  decided_at: string | null;
  waiting_hours: number | null;
  pan_number: string | null;
  pan_clash: boolean;
  documents_count: number;
  pending_name: string | null;
};
export type Clash = {
  id: string;
  slug: string;
  company_name: string;
  status: string;
};
export type NameClash = Clash & {
  company_name_ne: string | null;
  is_seller_verified: boolean;
};
export type Verification = StatutoryFacts &
  StatutoryState & {
    id: string;
    version: number;
    pan_clash: boolean;
    clashes: Clash[];
    name_clashes: NameClash[];
    waiting_hours: number | null;
    next_id: string | null;
    seller: ShownSeller & {
      pending_name: string | null;
      pending_name_ne: string | null;
      pending_name_at: string | null;
      business_type: string | null;
      established: number | null;
      locality: string | null;
      business_address_1: string | null;
      primary_mobile: string | null;
      primary_email: string | null;
      phone_verified_at: string | null;
      status: string;
      is_seller_verified: boolean;
      created_at: string;
    };
    history: Move[];
  };
type Asked = { status: string; q?: string; page: number };
type Approval = { id: string; note?: string; version: number };
type Rejection = Approval & { reason_code: string };
type NameDecision = { id: string; version: number };
type Judgement = {
  id: string;
  document_id: string;
  status: PaperStatus;
  note?: string;
};

const desk = (id: string, rest = '') =>
  `/admin/verifications/${encodeURIComponent(id)}${rest}`;
const tagged = api.enhanceEndpoints({ addTagTypes: ['Verifications', 'AdminSellers'] });

/** The answer of a decision is the new state of the page. */
const keepDecided = async (
  { id }: { id: string },
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: never) => unknown;
    queryFulfilled: Promise<{ data: Verification }>;
  },
) =>
  queryFulfilled.then(
    ({ data }) => {
      const tell = dispatch as (action: unknown) => unknown;
      tell(verificationsApi.util.upsertQueryData('adminVerification', id, data));
    },
    () => undefined,
  );

const verificationsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    adminVerifications: build.query<Page<InQueue>, Asked>({
      query: (params) => ({ url: '/admin/verifications', params }),
      providesTags: ['Verifications'],
    }),
    adminVerification: build.query<Verification, string>({
      query: (id) => desk(id),
    }),
    approveVerification: build.mutation<Verification, Approval>({
      query: ({ id, ...body }) => ({ url: desk(id, '/approve'), method: 'POST', body }),
      invalidatesTags: ['Verifications', 'AdminSellers'],
      onQueryStarted: keepDecided,
    }),
    rejectVerification: build.mutation<Verification, Rejection>({
      query: ({ id, ...body }) => ({ url: desk(id, '/reject'), method: 'POST', body }),
      invalidatesTags: ['Verifications', 'AdminSellers'],
      onQueryStarted: keepDecided,
    }),
    approveName: build.mutation<Verification, NameDecision>({
      query: ({ id, ...body }) => ({
        url: desk(id, '/name/approve'),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Verifications', 'AdminSellers'],
      onQueryStarted: keepDecided,
    }),
    rejectName: build.mutation<Verification, NameDecision & { note: string }>({
      query: ({ id, ...body }) => ({
        url: desk(id, '/name/reject'),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Verifications', 'AdminSellers'],
      onQueryStarted: keepDecided,
    }),
    judgeDocument: build.mutation<Verification, Judgement>({
      query: ({ id, document_id, ...body }) => ({
        url: desk(id, `/documents/${encodeURIComponent(document_id)}`),
        method: 'POST',
        body,
      }),
      onQueryStarted: keepDecided,
    }),
  }),
});

export const {
  useAdminVerificationsQuery,
  useAdminVerificationQuery,
  useApproveVerificationMutation,
  useRejectVerificationMutation,
  useApproveNameMutation,
  useRejectNameMutation,
  useJudgeDocumentMutation,
} = verificationsApi;
