/** vendor: caches the answer about the own statutory documents, and reloads the company's badge. */
import { statutoryApi, type Statutory } from '@haat/api/statutory';
import { ownCompanyApi, type Started } from '@haat/platform';
import { onSuccess } from './on-success';

async function cacheAnswer(
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

const change = { invalidatesTags: onSuccess('Drive'), onQueryStarted: cacheAnswer };

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
