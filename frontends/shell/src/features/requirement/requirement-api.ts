import { api, unwrap } from '@haat/platform';

export type NewRequirement = {
  title: string;
  description: string;
  category_id: string;
  items: { name: string; quantity: string; unit?: string }[];
  needed_by?: string;
};

const requirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    postRequirement: build.mutation<{ id: string }, NewRequirement>({
      query: (body) => ({ url: '/requirements', method: 'POST', body }),
      transformResponse: unwrap<{ id: string }>,
      invalidatesTags: ['Requirements'],
    }),
  }),
});

export const { usePostRequirementMutation } = requirementApi;
