/** engagement: requirements, for who posted them and for whom they fit. */
import { api, unwrap, type Page, type WithStatus } from '@haat/platform';

export type Requirement = WithStatus & {
  id: string;
  title: string;
  description: string;
  category: { id: string; slug: string; name: string; name_ne: string } | null;
  items: { name: string; quantity: string; unit?: string | null }[];
  needed_by: string | null;
  expires_at: string;
  created_at: string;
};
type Query = { as: 'buyer' | 'seller'; status?: string; page?: number };

const requirementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requirements: build.query<Page<Requirement>, Query>({
      query: (params) => ({ url: '/requirements', params }),
      providesTags: ['Requirements'],
    }),
    changeRequirementStatus: build.mutation<Requirement, { id: string; status: string }>({
      query: ({ id, status }) => ({
        url: `/requirements/${encodeURIComponent(id)}`,
        method: 'POST',
        body: { status },
      }),
      transformResponse: unwrap<Requirement>,
      invalidatesTags: (_changed, error) => (error ? [] : ['Requirements']),
    }),
  }),
});

export const { useRequirementsQuery, useChangeRequirementStatusMutation } =
  requirementsApi;
