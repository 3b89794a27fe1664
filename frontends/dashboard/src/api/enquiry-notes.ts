/** engagement: the seller's notes about an enquiry; the buyer never sees them. */
import { enquiriesApi } from '@haat/api/enquiries';
import { enquiryNotesApi } from '@haat/api/enquiry-notes';
import { onSuccess } from './on-success';

/** A field that is not sent stays, null empties it. */
export type { CrmChange as NotesChange } from '@haat/api/enquiry-notes';

export const { useNoteEnquiryMutation } = enquiryNotesApi.enhanceEndpoints({
  endpoints: {
    noteEnquiry: {
      invalidatesTags: onSuccess('Enquiries'),
      // Immediately: a second label must build on the first before the list reloads.
      onQueryStarted: ({ enquiryId }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              enquiriesApi.util.updateQueryData('getEnquiry', enquiryId, (cached) => {
                Object.assign(cached, data);
              }),
            ),
          () => undefined,
        ),
    },
  },
});
