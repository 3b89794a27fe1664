/** engagement, for administrators: which lists a note or a decision refreshes. */
import { adminDisputesApi } from '@haat/api/admin-disputes';

const disputes = { providesTags: ['AdminDisputes' as const] };
/** After a refusal too: somebody else was faster. */
const changesDisputes = { invalidatesTags: ['AdminDisputes' as const] };

export const {
  useListDisputesQuery,
  useGetDisputeQuery,
  useNoteDisputeMutation,
  useDecideDisputeMutation,
} = adminDisputesApi.enhanceEndpoints({
  addTagTypes: ['AdminDisputes'],
  endpoints: {
    listDisputes: disputes,
    getDispute: disputes,
    noteDispute: changesDisputes,
    decideDispute: changesDisputes,
  },
});
