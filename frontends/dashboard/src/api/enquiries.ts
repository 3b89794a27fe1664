/** engagement: enquiries of buyer and seller; a change updates the lists immediately. */
import {
  enquiriesApi,
  type EnquiryDetail,
  type ListEnquiriesApiResponse,
} from '@haat/api/enquiries';
import type { AppStore, Started } from '@haat/platform';
import { onSuccess } from './on-success';

export type {
  EnquiryDetail,
  EnquiryMeta,
  EnquiryOut as Enquiry,
  EnquiryStatus,
} from '@haat/api/enquiries';

/** The rows of the lists, without waiting until they are loaded again. */
function mirror(
  { id, status, status_label, allowed_statuses }: EnquiryDetail,
  dispatch: Started<EnquiryDetail>['dispatch'],
  state: ReturnType<AppStore['getState']>,
): void {
  const change = ({ data }: ListEnquiriesApiResponse) => {
    const row = data.find((one) => one.id === id);
    if (row) Object.assign(row, { status, status_label, allowed_statuses });
  };
  const { selectCachedArgsForQuery, updateQueryData } = enquiriesApi.util;
  for (const query of selectCachedArgsForQuery(state, 'listEnquiries')) {
    dispatch(updateQueryData('listEnquiries', query, change));
  }
}

export const {
  useListEnquiriesQuery,
  useGetEnquiryQuery,
  useChangeEnquiryStatusMutation,
} = enquiriesApi.enhanceEndpoints({
  endpoints: {
    listEnquiries: { providesTags: ['Enquiries'] },
    getEnquiry: { providesTags: (_enquiry, _error, id) => [{ type: 'Enquiries', id }] },
    changeEnquiryStatus: {
      /** Its quote ends with it. */
      invalidatesTags: onSuccess('Enquiries', 'Quotes'),
      // After the server, never before (spec 4).
      onQueryStarted: (_change, api) =>
        void api.queryFulfilled.then(
          ({ data }) =>
            mirror(
              data,
              api.dispatch,
              api.getState() as ReturnType<AppStore['getState']>,
            ),
          () => undefined,
        ),
    },
  },
});
