/** auth: sign-in, registration, the own account. */
import { sessionSet, userChanged } from '../session/auth-slice';
import type { SellerProfile, User } from '../session/types';
import { api } from './api';

export type Login = { email: string; password: string; terms: boolean };
export type Register = {
  fname: string;
  lname: string;
  email: string;
  password: string;
  password_confirmation: string;
  dial_code?: string;
  phone_number?: string;
  account_type: 'buyer' | 'seller';
  terms: boolean;
  locale?: string;
};
export type SignedIn = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  user: User;
  seller_profile: SellerProfile | null;
};
export type UserChange = Partial<
  Pick<User, 'fname' | 'lname' | 'phone_number' | 'locale' | 'currency'>
> & { dial_code?: string };

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, Login>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      onQueryStarted: async (_login, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(sessionSet(data)),
          () => undefined,
        ),
    }),
    register: build.mutation<SignedIn, Register>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
      onQueryStarted: async (_form, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(sessionSet(data)),
          () => undefined,
        ),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
    }),
    user: build.query<User, void>({
      query: () => '/user',
      providesTags: ['Session'],
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userChanged(data)),
          () => undefined,
        ),
    }),
    updateUser: build.mutation<User, UserChange>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      invalidatesTags: ['Session'],
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userChanged(data)),
          () => undefined,
        ),
    }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useUserQuery,
  useLazyUserQuery,
  useUpdateUserMutation,
} = sessionApi;
