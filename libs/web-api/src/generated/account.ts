/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<SessionsApiResponse, SessionsApiArg>({
      query: () => ({ url: `/sessions` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/sessions/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    activity: build.query<ActivityApiResponse, ActivityApiArg>({
      query: () => ({ url: `/user/activity` }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({
        url: `/user/email`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    exportUser: build.query<ExportUserApiResponse, ExportUserApiArg>({
      query: () => ({ url: `/user/export` }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    sendPhoneCode: build.mutation<SendPhoneCodeApiResponse, SendPhoneCodeApiArg>({
      query: (queryArg) => ({
        url: `/user/phone/otp`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    verifyPhoneCode: build.mutation<VerifyPhoneCodeApiResponse, VerifyPhoneCodeApiArg>({
      query: (queryArg) => ({
        url: `/user/phone/verify`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
export type SessionsApiResponse = /** status 200 Successful Response */ SessionSeen[];
export type SessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = string;
export type ActivityApiResponse = /** status 200 Successful Response */ Activity[];
export type ActivityApiArg = void;
export type ChangeEmailApiResponse = /** status 202 Successful Response */ EmailSent;
export type ChangeEmailApiArg = EmailChange;
export type ExportUserApiResponse = /** status 200 Successful Response */ Export;
export type ExportUserApiArg = void;
export type ChangePasswordApiResponse = /** status 200 Successful Response */ Refreshed;
export type ChangePasswordApiArg = PasswordChange;
export type SendPhoneCodeApiResponse = /** status 202 Successful Response */ CodeSent;
export type SendPhoneCodeApiArg = CodeWanted;
export type VerifyPhoneCodeApiResponse = /** status 200 Successful Response */ User;
export type VerifyPhoneCodeApiArg = Code;
export type SessionSeen = {
  address: string | null;
  user_agent: string | null;
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
  id: string;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};
export type Activity = {
  address: string | null;
  user_agent: string | null;
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
  id: string;
  kind: string;
  detail: string | null;
  at: string;
};
export type EmailSent = {
  sent?: boolean;
  cooldown_s?: number;
};
export type EmailChange = {
  email: string;
  password: string;
};
export type Account = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  phone_number: string | null;
  phone_verified_at: string | null;
  roles: ('buyer' | 'seller' | 'admin')[];
  locale: string;
  currency: string;
  account_type: string;
  terms_accepted_at: string | null;
  created_at: string;
  has_password: boolean;
  has_google: boolean;
};
export type Export = {
  exported_at: string;
  user: Account;
  sessions: SessionSeen[];
  activity: Activity[];
  elsewhere: string[];
};
export type User = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  phone_number: string | null;
  phone_verified_at: string | null;
  roles: ('buyer' | 'seller' | 'admin')[];
  locale: string;
  currency: string;
};
export type Refreshed = {
  access_token: string;
  token_type?: 'Bearer';
  expires_in: number;
  user: User;
};
export type PasswordChange = {
  password_confirmation: string;
  password: string;
  current_password: string;
};
export type CodeSent = {
  phone_number: string;
  expires_in: number;
  cooldown_s: number;
};
export type CodeWanted = {
  dial_code?: string | null;
  phone_number: string;
};
export type Code = {
  code: string;
};
export const {
  useSessionsQuery,
  useLazySessionsQuery,
  useEndSessionMutation,
  useActivityQuery,
  useLazyActivityQuery,
  useChangeEmailMutation,
  useExportUserQuery,
  useLazyExportUserQuery,
  useChangePasswordMutation,
  useSendPhoneCodeMutation,
  useVerifyPhoneCodeMutation,
} = injectedRtkApi;
