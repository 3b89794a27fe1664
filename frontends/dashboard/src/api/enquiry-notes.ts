/** engagement: what the seller keeps about an enquiry; the buyer never sees it. */
import { enquiriesApi } from '@haat/api/enquiries';
import { enquiryNotesApi } from '@haat/api/enquiry-notes';
import { onSuccess } from './on-success';

/** A field that is not sent stays, null empties it. */
export type { CrmChange as NotesChange } from '@haat/api/enquiry-notes';

export const { useNoteEnquiryMutation } = enquiryNotesApi.enhanceEndpoints({
  endpoints: {
    noteEnquiry: {
      invalidatesTags: onSuccess('Enquiries'),
      // At once: who adds a second label before the next reading must build upon the first.
      onQueryStarted: ({ enquiryId }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              enquiriesApi.util.updateQueryData('getEnquiry', enquiryId, (shown) => {
                Object.assign(shown, data);
              }),
            ),
          () => undefined,
        ),
    },
  },
});
