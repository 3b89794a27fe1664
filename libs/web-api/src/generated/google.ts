/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authorizeGoogle: build.query<AuthorizeGoogleApiResponse, AuthorizeGoogleApiArg>({
      query: () => ({ url: `/authorize/google` }),
    }),
    finishGoogle: build.mutation<FinishGoogleApiResponse, FinishGoogleApiArg>({
      query: (queryArg) => ({
        url: `/authorize/google/callback`,
        method: 'GET',
        params: {
          code: queryArg.code,
          state: queryArg.state,
          scope: queryArg.scope,
          authuser: queryArg.authuser,
          prompt: queryArg.prompt,
          hd: queryArg.hd,
          iss: queryArg.iss,
        },
      }),
    }),
    authorizeProviders: build.query<
      AuthorizeProvidersApiResponse,
      AuthorizeProvidersApiArg
    >({
      query: () => ({ url: `/authorize/providers` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as googleApi };
export type AuthorizeGoogleApiResponse =
  /** status 200 Successful Response */ AuthorizeUrl;
export type AuthorizeGoogleApiArg = void;
export type FinishGoogleApiResponse = /** status 200 Successful Response */ SignedIn;
export type FinishGoogleApiArg = {
  code: string;
  state: string;
  scope?: string;
  authuser?: string;
  prompt?: string;
  hd?: string;
  iss?: string;
};
export type AuthorizeProvidersApiResponse =
  /** status 200 Successful Response */ Providers;
export type AuthorizeProvidersApiArg = void;
export type AuthorizeUrl = {
  url: string;
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
export type SignedIn = {
  access_token: string;
  token_type?: 'Bearer';
  expires_in: number;
  user: User;
  seller_profile?: null;
};
export type Providers = {
  google: boolean;
};
export const {
  useAuthorizeGoogleQuery,
  useLazyAuthorizeGoogleQuery,
  useFinishGoogleMutation,
  useAuthorizeProvidersQuery,
  useLazyAuthorizeProvidersQuery,
} = injectedRtkApi;
