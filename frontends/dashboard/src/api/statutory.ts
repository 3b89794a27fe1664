/** vendor: an answer about the own papers is shown at once; the company's badge is read again. */
import { statutoryApi, type Statutory } from '@haat/api/statutory';
import { ownCompanyApi } from '@haat/platform';
import { onSuccess } from './on-success';

type Started = {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<{ data: Statutory }>;
};

const showAnswer = async (_form: unknown, { dispatch, queryFulfilled }: Started) => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined);
  if (!answer) return;
  const run = dispatch as (action: unknown) => unknown;
  run(statutoryApi.util.upsertQueryData('ownStatutory', undefined, answer.data));
  const options = { forceRefetch: true, subscribe: false };
  run(ownCompanyApi.endpoints.ownSellerProfile.initiate(true, options));
};

const change = { invalidatesTags: onSuccess('Drive'), onQueryStarted: showAnswer };

export const {
  useOwnStatutoryQuery,
  useSubmitStatutoryMutation,
  useWithdrawStatutoryMutation,
} = statutoryApi.enhanceEndpoints({
  endpoints: {
    ownStatutory: { providesTags: ['SellerProfile'] },
    submitStatutory: change,
    withdrawStatutory: change,
  },
});
