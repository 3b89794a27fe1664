/** engagement: one quote, by the link of its email. */
import { guestQuotesApi, type GuestQuote } from '@haat/api/guest-quotes';
import type { Started } from '@haat/platform';

export type { GuestQuote } from '@haat/api/guest-quotes';
export type Quote = GuestQuote['quote'];
export type QuoteLine = Quote['items'][number];

/** The answer is the quote as it is now: nothing need be loaded again. */
const update = (
  { token }: { token: string },
  { dispatch, queryFulfilled }: Started<GuestQuote>,
) =>
  void queryFulfilled.then(
    ({ data }) =>
      dispatch(guestQuotesApi.util.upsertQueryData('getGuestQuote', token, data)),
    () => undefined,
  );

export const {
  useGetGuestQuoteQuery,
  useAcceptGuestQuoteMutation,
  useCounterGuestQuoteMutation,
  useRejectGuestQuoteMutation,
  useRenewGuestQuoteLinkMutation,
  useSendGuestQuoteCodeMutation,
} = guestQuotesApi.enhanceEndpoints({
  endpoints: {
    getGuestQuote: { keepUnusedDataFor: 0 },
    acceptGuestQuote: { onQueryStarted: update },
    counterGuestQuote: { onQueryStarted: update },
    rejectGuestQuote: { onQueryStarted: update },
  },
});
