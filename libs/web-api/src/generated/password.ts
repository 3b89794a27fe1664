/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/password/email`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/password/reset`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as passwordApi };
export type ForgotPasswordApiResponse =
  /** status 200 Successful Response */ ResetRequested;
export type ForgotPasswordApiArg = ForgottenPassword;
export type ResetPasswordApiResponse = /** status 200 Successful Response */ PasswordSet;
export type ResetPasswordApiArg = Reset;
export type ResetRequested = {
  message?: string;
};
export type ForgottenPassword = {
  email: string;
};
export type PasswordSet = {
  message?: string;
};
export type Reset = {
  password_confirmation: string;
  password: string;
  token: string;
  email: string;
};
export const { useForgotPasswordMutation, useResetPasswordMutation } = injectedRtkApi;
