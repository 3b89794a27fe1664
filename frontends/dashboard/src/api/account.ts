/** auth: what a change of the own account refreshes, and what the page takes from its answer. */
import { accountApi } from '@haat/api/account';
import { tokenRefreshed, userChanged } from '@haat/platform';
import { collectData } from './collect-data';
import { onSuccess } from './on-success';

const TAGS = ['Devices', 'Activity'] as const;
const seen = { invalidatesTags: onSuccess('Activity') };

const taggedApi = accountApi.enhanceEndpoints({
  addTagTypes: [...TAGS],
  endpoints: {
    sessions: { providesTags: ['Devices'] },
    activity: { providesTags: ['Activity'] },
    endSession: { invalidatesTags: [...TAGS] },
    changeEmail: seen,
    /** Ends every token, this page's too: it goes on with the one answered. */
    changePassword: {
      invalidatesTags: onSuccess(...TAGS),
      onQueryStarted: async (_form, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(tokenRefreshed(answer.data));
      },
    },
    verifyPhoneCode: {
      ...seen,
      onQueryStarted: async (_code, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(userChanged(answer.data));
      },
    },
  },
});

const dataApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
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
  useVerifyPhoneCodeMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useActivityQuery,
  useExportDataMutation,
  useDeleteAccountMutation,
} = dataApi;
