/** engagement: one enquiry, by the link of its letter. */
import { leadsApi, type LeadShown } from '@haat/api/leads';

export type { GuestEnquiry, LeadMessage, LeadShown as Lead } from '@haat/api/leads';

type Started = {
  dispatch: (action: ReturnType<typeof updated>) => unknown;
  queryFulfilled: PromiseLike<{ data: LeadShown }>;
};

/** The answer is the lead as it is now: nothing need be loaded again. */
const updated = (token: string, lead: LeadShown) =>
  leadsApi.util.upsertQueryData('getLead', token, lead);

const update = ({ token }: { token: string }, { dispatch, queryFulfilled }: Started) =>
  void queryFulfilled.then(
    ({ data }) => dispatch(updated(token, data)),
    () => undefined,
  );

export const {
  useGetLeadQuery,
  useGetGuestEnquiryQuery,
  useChangeLeadMutation,
  useAnswerLeadMutation,
} = leadsApi.enhanceEndpoints({
  endpoints: {
    getLead: { keepUnusedDataFor: 0 },
    getGuestEnquiry: { keepUnusedDataFor: 0 },
    changeLead: { onQueryStarted: update },
    answerLead: { onQueryStarted: update },
  },
});
