/** auth: sign-in, registration, the own account. */
import { sessionApi as generated, type SignedIn, type User } from '@haat/api/session';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { sessionSet, userChanged } from '../session/auth-slice';
import type { Query } from './api';

export type { Login, SignedIn, User } from '@haat/api/session';

type Handler<T> = NonNullable<TypedMutationOnQueryStarted<T, unknown, Query, 'api'>>;
type Call<T> = Pick<Parameters<Handler<T>>[1], 'dispatch' | 'queryFulfilled'>;

/** For every call that signs in. */
export const startSession = (
  _form: unknown,
  { dispatch, queryFulfilled }: Call<SignedIn>,
) =>
  queryFulfilled.then(
    ({ data: { access_token, user } }) =>
      void dispatch(sessionSet({ access_token, user, seller_profile: null })),
    () => undefined,
  );

const changeUser = (_form: unknown, { dispatch, queryFulfilled }: Call<User>) =>
  queryFulfilled.then(
    ({ data }) => void dispatch(userChanged(data)),
    () => undefined,
  );

export const sessionApi = generated.enhanceEndpoints({
  endpoints: {
    login: { onQueryStarted: startSession },
    register: { onQueryStarted: startSession },
    user: { providesTags: ['Session'], onQueryStarted: changeUser },
    updateUser: { invalidatesTags: ['Session'], onQueryStarted: changeUser },
  },
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useUserQuery,
  useLazyUserQuery,
  useUpdateUserMutation,
} = sessionApi;
