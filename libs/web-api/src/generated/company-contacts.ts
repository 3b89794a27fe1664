/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSellerEmailCode: build.mutation<
      SendSellerEmailCodeApiResponse,
      SendSellerEmailCodeApiArg
    >({
      query: () => ({ url: `/sellerprofile/email/otp`, method: 'POST' }),
    }),
    verifySellerEmail: build.mutation<
      VerifySellerEmailApiResponse,
      VerifySellerEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/sellerprofile/email/verify`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    sendSellerPhoneCode: build.mutation<
      SendSellerPhoneCodeApiResponse,
      SendSellerPhoneCodeApiArg
    >({
      query: () => ({ url: `/sellerprofile/phone/otp`, method: 'POST' }),
    }),
    verifySellerPhoneCode: build.mutation<
      VerifySellerPhoneCodeApiResponse,
      VerifySellerPhoneCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/sellerprofile/phone/verify`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as companyContactsApi };
export type SendSellerEmailCodeApiResponse =
  /** status 202 Successful Response */ EmailCodeSent;
export type SendSellerEmailCodeApiArg = void;
export type VerifySellerEmailApiResponse =
  /** status 200 Successful Response */ OwnProfile;
export type VerifySellerEmailApiArg = Code;
export type SendSellerPhoneCodeApiResponse =
  /** status 202 Successful Response */ CodeSent;
export type SendSellerPhoneCodeApiArg = void;
export type VerifySellerPhoneCodeApiResponse =
  /** status 200 Successful Response */ OwnProfile;
export type VerifySellerPhoneCodeApiArg = Code;
export type EmailCodeSent = {
  email: string;
  expires_in: number;
  cooldown_s: number;
};
export type Location = {
  lat: number;
  lng: number;
};
export type TradeCategory = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type Verification = {
  what: string;
  at: string;
};
export type ChecklistItem = {
  key: string;
  done: boolean;
};
export type CompletenessItem = {
  key: string;
  done: boolean;
  gain: number;
};
export type Completeness = {
  percent: number;
  items: CompletenessItem[];
};
export type OwnProfile = {
  id: string;
  slug: string | null;
  company_name: string | null;
  company_name_ne: string | null;
  company_logo: string | null;
  brand_colour: string | null;
  theme_color: string | null;
  business_type: string | null;
  established: number | null;
  about: string | null;
  about_ne: string | null;
  province_id: number | null;
  district_id: number | null;
  district: string | null;
  district_ne: string | null;
  is_seller_verified: boolean;
  response_rate: number | null;
  response_time_hours: number | null;
  closed_until: string | null;
  banner: string | null;
  business_address_1: string | null;
  municipality_id: number | null;
  ward: number | null;
  locality: string | null;
  city: string | null;
  state: string | null;
  country: string;
  location: Location | null;
  gstin: string | null;
  pan_number: string | null;
  primary_mobile: string | null;
  primary_email: string | null;
  whatsapp: string | null;
  viber: string | null;
  business_nature: string | null;
  delivers_to: number[];
  categories: TradeCategory[];
  phone_verified_at: string | null;
  statutory_detail_status: string;
  status: string;
  step: number;
  plan: string;
  verification: Verification[];
  closure_note: string | null;
  created_at: string;
  version: number;
  email_verified_at: string | null;
  pending_name: string | null;
  pending_name_ne: string | null;
  pending_name_at: string | null;
  name_refused_note: string | null;
  status_label: string;
  allowed_statuses: string[];
  suspended_reason: string | null;
  statutory_expires_at: string | null;
  category_ids: string[];
  logo_file_id: string | null;
  banner_file_id: string | null;
  closed_from: string | null;
  closed_to: string | null;
  next_step: string | null;
  checklist: ChecklistItem[];
  completeness: Completeness;
};
export type Code = {
  code: string;
};
export type CodeSent = {
  phone_number: string;
  expires_in: number;
  cooldown_s: number;
};
export const {
  useSendSellerEmailCodeMutation,
  useVerifySellerEmailMutation,
  useSendSellerPhoneCodeMutation,
  useVerifySellerPhoneCodeMutation,
} = injectedRtkApi;
