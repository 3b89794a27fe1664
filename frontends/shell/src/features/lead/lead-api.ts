/** engagement: one enquiry, by the link of its email. */
import { leadsApi, type GuestEnquiry, type LeadOut } from '@haat/api/leads';
import type { Started } from '@haat/platform';

export type { GuestEnquiry, LeadMessage, LeadOut as Lead } from '@haat/api/leads';

/** The answer is the lead as it is now: nothing need be loaded again. */
const update = (
  { token }: { token: string },
  { dispatch, queryFulfilled }: Started<LeadOut>,
) =>
  void queryFulfilled.then(
    ({ data }) => dispatch(leadsApi.util.upsertQueryData('getLead', token, data)),
    () => undefined,
  );

/** The same for the enquiry of a guest. */
const updateGuests = (
  { token }: { token: string },
  { dispatch, queryFulfilled }: Started<GuestEnquiry>,
) =>
  void queryFulfilled.then(
    ({ data }) => dispatch(leadsApi.util.upsertQueryData('getGuestEnquiry', token, data)),
    () => undefined,
  );

export const {
  useGetLeadQuery,
  useGetGuestEnquiryQuery,
  useChangeLeadMutation,
  useAnswerLeadMutation,
  useAnswerGuestEnquiryMutation,
} = leadsApi.enhanceEndpoints({
  endpoints: {
    getLead: { keepUnusedDataFor: 0 },
    getGuestEnquiry: { keepUnusedDataFor: 0 },
    changeLead: { onQueryStarted: update },
    answerLead: { onQueryStarted: update },
    answerGuestEnquiry: { onQueryStarted: updateGuests },
  },
});
