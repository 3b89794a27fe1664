/** engagement: what the seller keeps about an enquiry; the buyer never sees it. */
import { api, enquiriesApi, type Enquiry, type EnquiryNotes } from '@haat/platform';

export type NotesChange = { id: string } & Partial<EnquiryNotes>;

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A field that is not sent stays, null empties it. */
    saveEnquiryNotes: build.mutation<Enquiry, NotesChange>({
      query: ({ id, ...body }) => ({
        url: `/enquiries/${encodeURIComponent(id)}/crm`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: (_saved, error) => (error ? [] : ['Enquiries']),
      // At once: who adds a second label before the next reading must build upon the first.
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              enquiriesApi.util.updateQueryData('enquiry', id, (shown) => {
                Object.assign(shown, data);
              }),
            ),
          () => undefined,
        ),
    }),
  }),
});

export const { useSaveEnquiryNotesMutation } = notesApi;
