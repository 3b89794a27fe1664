/** engagement: one case, by the link of its email. */
import { guestCasesApi } from '@haat/api/guest-cases';
import type { CaseDetail } from '@haat/api/guest-cases';
import type { Started } from '@haat/platform';

/** The answer is the case as it is now: nothing need be loaded again. */
const update = (
  { token }: { token: string },
  { dispatch, queryFulfilled }: Started<CaseDetail>,
) =>
  void queryFulfilled.then(
    ({ data }) =>
      dispatch(guestCasesApi.util.upsertQueryData('getGuestCase', token, data)),
    () => undefined,
  );

export const {
  useGetGuestCaseQuery,
  useWriteToGuestCaseMutation,
  useDecideGuestCaseMutation,
} = guestCasesApi.enhanceEndpoints({
  endpoints: {
    getGuestCase: { keepUnusedDataFor: 0 },
    writeToGuestCase: { onQueryStarted: update },
    decideGuestCase: { onQueryStarted: update },
  },
});
