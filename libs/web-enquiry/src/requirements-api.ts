/** engagement: which lists a change of a requirement refreshes; a posted one waits for the network. */
import { requirementsApi, type NewRequirement } from '@haat/api/requirements';
import type { OutboxOptions } from '@haat/platform';

const isPosted = (body: unknown) => (body as NewRequirement).status === 'open';
const requirements = { providesTags: ['Requirements' as const] };
/** Also when refused: somebody was faster, and the page must have the current state. */
const changed = { invalidatesTags: ['Requirements' as const] };
const saved = {
  invalidatesTags: (_saved: unknown, error: unknown) =>
    error ? [] : (['Requirements'] as const),
};

export const {
  useListRequirementsQuery,
  useGetRequirementQuery,
  useLazyGetRequirementQuery,
  usePostRequirementMutation,
  useEditRequirementMutation,
  useChangeRequirementStatusMutation,
  useExtendRequirementMutation,
  useDuplicateRequirementMutation,
} = requirementsApi.enhanceEndpoints({
  endpoints: {
    listRequirements: requirements,
    getRequirement: requirements,
    postRequirement: {
      ...saved,
      // A draft is with its wizard; only what is posted waits in the outbox.
      extraOptions: { outbox: 'requirement', when: isPosted } satisfies OutboxOptions,
    },
    editRequirement: saved,
    changeRequirementStatus: changed,
    extendRequirement: changed,
    duplicateRequirement: changed,
  },
});
