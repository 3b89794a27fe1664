/** auth: confirming an e-mail, a new password, coming back from Google. */
import { api, sessionSet, type SignedIn, type User } from '@haat/platform';

/** What the mail's link carries. */
export type VerifyLink = { id: string; hash: string; expires: string; signature: string };
/** In a browser that is not signed in to the account: its password, or a new one. */
export type VerifyForm = VerifyLink & {
  current_password?: string;
  password?: string;
  password_confirmation?: string;
};
export type Reset = {
  token: string;
  email: string;
  password: string;
  password_confirmation: string;
};
type GoogleAnswer = { code: string; state: string };

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendEmail: build.mutation<unknown, void>({
      query: () => ({ url: '/email/resend', method: 'POST' }),
    }),
    verifyEmail: build.mutation<User, VerifyForm>({
      query: (body) => ({ url: '/email/verify', method: 'POST', body }),
    }),
    requestReset: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: '/password/email', method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, Reset>({
      query: (body) => ({ url: '/password/reset', method: 'POST', body }),
    }),
    providers: build.query<{ google: boolean }, void>({
      query: () => '/authorize/providers',
      keepUnusedDataFor: 3600,
    }),
    /** Not enveloped, as the specification has it. */
    authorizeGoogle: build.query<{ url: string }, void>({
      query: () => '/authorize/google',
    }),
    /** A GET that signs in: as a mutation, it is never repeated nor kept. */
    finishGoogle: build.mutation<SignedIn, GoogleAnswer>({
      query: (params) => ({ url: '/authorize/google/callback', params }),
      onQueryStarted: async (_answer, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(sessionSet(data)),
          () => undefined,
        ),
    }),
  }),
});

export const {
  useResendEmailMutation,
  useVerifyEmailMutation,
  useRequestResetMutation,
  useResetPasswordMutation,
  useProvidersQuery,
  useLazyAuthorizeGoogleQuery,
  useFinishGoogleMutation,
} = accountApi;
