/** engagement, for administrators: requirements that are reviewed before suppliers see them. */
import { adminRequirementsApi } from '@haat/api/admin-requirements';

const requirements = { providesTags: ['Requirements' as const] };
/** After a refusal too: somebody else was faster. */
const decided = { invalidatesTags: ['Requirements' as const] };

export const {
  useReviewedRequirementsQuery,
  useJudgedRequirementQuery,
  useApproveRequirementMutation,
  useRejectRequirementMutation,
} = adminRequirementsApi.enhanceEndpoints({
  endpoints: {
    reviewedRequirements: requirements,
    judgedRequirement: requirements,
    approveRequirement: decided,
    rejectRequirement: decided,
  },
});
