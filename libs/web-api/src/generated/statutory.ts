/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownStatutory: build.query<OwnStatutoryApiResponse, OwnStatutoryApiArg>({
      query: () => ({ url: `/sellerprofile/statutory` }),
    }),
    submitStatutory: build.mutation<SubmitStatutoryApiResponse, SubmitStatutoryApiArg>({
      query: (queryArg) => ({
        url: `/sellerprofile/statutory`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    withdrawStatutory: build.mutation<
      WithdrawStatutoryApiResponse,
      WithdrawStatutoryApiArg
    >({
      query: () => ({ url: `/sellerprofile/statutory`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as statutoryApi };
export type OwnStatutoryApiResponse = /** status 200 Successful Response */ Statutory;
export type OwnStatutoryApiArg = void;
export type SubmitStatutoryApiResponse = /** status 200 Successful Response */ Statutory;
export type SubmitStatutoryApiArg = StatutoryForm;
export type WithdrawStatutoryApiResponse =
  /** status 200 Successful Response */ Statutory;
export type WithdrawStatutoryApiArg = void;
export type Document = {
  id: string;
  name: string;
  kind: 'pan' | 'registration' | 'vat' | 'other';
  mime: string;
  size_bytes: number;
  status: 'pending' | 'approved' | 'rejected';
  note: string | null;
};
export type Statutory = {
  id: string | null;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  pan_number: string | null;
  vat_registered: boolean | null;
  registered_name: string | null;
  registration_type:
    | (
        | 'sole_proprietorship'
        | 'partnership'
        | 'private_limited'
        | 'public_limited'
        | 'cooperative'
        | 'ngo'
      )
    | null;
  registration_number: string | null;
  registration_office: string | null;
  documents: Document[];
  reason_code: string | null;
  reason_label: string | null;
  reason_note: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  expires_at: string | null;
  renewable: boolean;
};
export type StatutoryForm = {
  pan_number: string;
  vat_registered?: boolean;
  registered_name: string;
  registration_type:
    | 'sole_proprietorship'
    | 'partnership'
    | 'private_limited'
    | 'public_limited'
    | 'cooperative'
    | 'ngo';
  registration_number: string;
  registration_office: string;
  document_ids: string[];
  document_kinds?: {
    [key: string]: 'pan' | 'registration' | 'vat' | 'other';
  };
};
export const {
  useOwnStatutoryQuery,
  useLazyOwnStatutoryQuery,
  useSubmitStatutoryMutation,
  useWithdrawStatutoryMutation,
} = injectedRtkApi;
