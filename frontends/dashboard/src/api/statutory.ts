/** vendor: an answer about the own papers is shown at once; the company's badge is read again. */
import { statutoryApi, type Statutory } from '@haat/api/statutory';
import { ownCompanyApi, type Started } from '@haat/platform';
import { onSuccess } from './on-success';

async function showAnswer(
  _form: unknown,
  { dispatch, queryFulfilled }: Started<Statutory>,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const { upsertQueryData } = statutoryApi.util;
  void dispatch(upsertQueryData('ownStatutory', undefined, answer.data));
  const options = { forceRefetch: true, subscribe: false };
  void dispatch(ownCompanyApi.endpoints.ownSellerProfile.initiate(true, options));
}

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
