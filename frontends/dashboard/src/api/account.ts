/** auth: the own account, its devices, and what happened to it. */
import { collectData } from './collect-data';
import { api, tokenRefreshed, userChanged, type User } from '@haat/platform';

export type Device = {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};
export type Activity = {
  id: string;
  /** A word such as `signed_in`; see use-activity-words. */
  kind: string;
  detail: string | null;
  at: string;
  address: string | null;
  user_agent: string | null;
};
export type PhoneNumber = { phone_number: string; dial_code?: string };
export type PasswordChange = {
  current_password: string;
  password: string;
  password_confirmation: string;
};

const tagged = api.enhanceEndpoints({ addTagTypes: ['Devices', 'Activity'] });

const accountApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** Ends every token, this page's too: it goes on with the one answered. */
    changePassword: build.mutation<{ access_token: string; user: User }, PasswordChange>({
      query: (body) => ({ url: '/user/password', method: 'POST', body }),
      onQueryStarted: async (_form, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            dispatch(tokenRefreshed(data));
            dispatch(tagged.util.invalidateTags(['Devices', 'Activity']));
          },
          () => undefined,
        ),
    }),
    changeEmail: build.mutation<unknown, { email: string; password: string }>({
      query: (body) => ({ url: '/user/email', method: 'POST', body }),
      invalidatesTags: (_none, error) => (error ? [] : ['Activity']),
    }),
    /** Answers the number as the SMS goes to it. */
    sendPhoneCode: build.mutation<{ phone_number: string }, PhoneNumber>({
      query: (body) => ({ url: '/user/phone/otp', method: 'POST', body }),
    }),
    verifyPhone: build.mutation<User, { code: string }>({
      query: (body) => ({ url: '/user/phone/verify', method: 'POST', body }),
      invalidatesTags: (_user, error) => (error ? [] : ['Activity']),
      onQueryStarted: async (_code, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userChanged(data)),
          () => undefined,
        ),
    }),
    devices: build.query<Device[], void>({
      query: () => '/sessions',
      providesTags: ['Devices'],
    }),
    endDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Devices', 'Activity'],
    }),
    activity: build.query<Activity[], void>({
      query: () => '/user/activity',
      providesTags: ['Activity'],
    }),
    exportData: build.mutation<unknown, void>({
      queryFn: (_none, _api, _options, call) => collectData(call),
      invalidatesTags: ['Activity'],
    }),
    deleteAccount: build.mutation<unknown, { password: string }>({
      query: (body) => ({ url: '/user', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useChangeEmailMutation,
  useSendPhoneCodeMutation,
  useVerifyPhoneMutation,
  useDevicesQuery,
  useEndDeviceMutation,
  useActivityQuery,
  useExportDataMutation,
  useDeleteAccountMutation,
} = accountApi;
