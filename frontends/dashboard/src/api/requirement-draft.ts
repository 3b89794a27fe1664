/** engagement: a requirement begun somewhere else; its own form goes on from there. */
import { api } from '@haat/platform';

const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    draftRequirement: build.mutation<{ id: string }, Record<string, unknown>>({
      query: (draft) => ({
        url: '/requirements',
        method: 'POST',
        body: { ...draft, status: 'draft' },
      }),
      invalidatesTags: (_kept, error) => (error ? [] : ['Requirements']),
    }),
  }),
});

export const { useDraftRequirementMutation } = draftApi;
