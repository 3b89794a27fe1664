/** vendor: what is on the own company's registration and tax papers, and where their review stands. */
import { api, sellersApi } from '@haat/platform';

export type StatutoryStatus =
  'not_submitted' | 'pending' | 'approved' | 'rejected' | 'expired';
export type PaperKind = 'pan' | 'registration' | 'vat' | 'other';
export type PaperStatus = 'pending' | 'approved' | 'rejected';
/** A file of My Drive that is sent along; `id` is the file's. */
export type Paper = {
  id: string;
  name: string;
  kind: PaperKind;
  mime: string;
  size_bytes: number;
  status: PaperStatus;
  note: string | null;
};
export type StatutoryFacts = {
  pan_number: string | null;
  vat_registered: boolean | null;
  registered_name: string | null;
  registration_type: string | null;
  registration_number: string | null;
  registration_office: string | null;
};
export type StatutoryState = {
  status: StatutoryStatus;
  status_label: string;
  allowed_statuses: string[];
  documents: Paper[];
  reason_code: string | null;
  reason_label: string | null;
  reason_note: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  expires_at: string | null;
};
export type Statutory = StatutoryFacts &
  StatutoryState & {
    id: string | null;
    /** Approved and within the last month: sending again asks for a new review. */
    renewable: boolean;
  };
export type StatutoryForm = {
  pan_number: string;
  vat_registered: boolean;
  registered_name: string;
  registration_type: string;
  registration_number: string;
  registration_office: string;
  document_ids: string[];
  document_kinds: Record<string, PaperKind>;
};

/** The answer is shown at once, and the company's status, ring and badge are asked for anew. */
const keepStatutory = async (
  _form: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: never) => unknown;
    queryFulfilled: Promise<{ data: Statutory }>;
  },
) =>
  queryFulfilled.then(
    ({ data }) => {
      const tell = dispatch as (action: unknown) => unknown;
      tell(statutoryApi.util.upsertQueryData('statutory', undefined, data));
      const options = { forceRefetch: true, subscribe: false };
      tell(sellersApi.endpoints.ownSellerProfile.initiate(undefined, options));
    },
    () => undefined,
  );

const statutoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    statutory: build.query<Statutory, void>({
      query: () => '/sellerprofile/statutory',
      providesTags: ['SellerProfile'],
    }),
    submitStatutory: build.mutation<Statutory, StatutoryForm>({
      query: (body) => ({ url: '/sellerprofile/statutory', method: 'POST', body }),
      invalidatesTags: (_sent, error) => (error ? [] : ['Drive']),
      onQueryStarted: keepStatutory,
    }),
    withdrawStatutory: build.mutation<Statutory, void>({
      query: () => ({ url: '/sellerprofile/statutory', method: 'DELETE' }),
      invalidatesTags: (_none, error) => (error ? [] : ['Drive']),
      onQueryStarted: keepStatutory,
    }),
  }),
});

export const {
  useStatutoryQuery,
  useSubmitStatutoryMutation,
  useWithdrawStatutoryMutation,
} = statutoryApi;
