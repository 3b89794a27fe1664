/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<
      ResendVerificationApiResponse,
      ResendVerificationApiArg
    >({
      query: () => ({ url: `/email/resend`, method: 'POST' }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/email/verify`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as emailVerificationApi };
export type ResendVerificationApiResponse =
  /** status 202 Successful Response */ EmailSent;
export type ResendVerificationApiArg = void;
export type VerifyEmailApiResponse = /** status 200 Successful Response */ User;
export type VerifyEmailApiArg = Proof;
export type EmailSent = {
  sent?: boolean;
  cooldown_s?: number;
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
export type Proof = {
  id: string;
  hash: string;
  expires: number;
  signature: string;
  current_password?: string | null;
  password_confirmation?: string | null;
  password?: string | null;
};
export const { useResendVerificationMutation, useVerifyEmailMutation } = injectedRtkApi;
