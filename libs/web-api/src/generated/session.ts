/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/login`, method: 'POST', body: queryArg }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/logout`, method: 'POST' }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/register`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    user: build.query<UserApiResponse, UserApiArg>({
      query: () => ({ url: `/user` }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({ url: `/user`, method: 'PUT', body: queryArg }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({ url: `/user`, method: 'DELETE', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sessionApi };
export type LoginApiResponse = /** status 200 Successful Response */ SignedIn;
export type LoginApiArg = Login;
export type LogoutApiResponse = /** status 200 Successful Response */ SignedOut;
export type LogoutApiArg = void;
export type RegisterApiResponse = /** status 201 Successful Response */ SignedIn;
export type RegisterApiArg = Registration;
export type UserApiResponse = /** status 200 Successful Response */ User;
export type UserApiArg = void;
export type UpdateUserApiResponse = /** status 200 Successful Response */ User;
export type UpdateUserApiArg = AccountChange;
export type DeleteUserApiResponse = /** status 202 Successful Response */ AccountDeleted;
export type DeleteUserApiArg = AccountDeletion;
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
export type Login = {
  email: string;
  password: string;
  terms: boolean;
};
export type SignedOut = {
  signed_out?: boolean;
};
export type Registration = {
  dial_code?: string | null;
  phone_number?: string | null;
  password_confirmation: string;
  password: string;
  fname: string;
  lname: string;
  email: string;
  account_type: 'buyer' | 'seller';
  terms: boolean;
  locale?: 'en' | 'ne';
};
export type AccountChange = {
  dial_code?: string | null;
  phone_number?: string | null;
  fname?: string | null;
  lname?: string | null;
  locale?: ('en' | 'ne') | null;
  currency?:
    | ('NPR' | 'USD' | 'INR' | 'EUR' | 'GBP' | 'CNY' | 'AUD' | 'AED' | 'JPY' | 'QAR')
    | null;
};
export type AccountDeleted = {
  deleted?: boolean;
};
export type AccountDeletion = {
  password?: string;
};
export const {
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useUserQuery,
  useLazyUserQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
} = injectedRtkApi;
