/** engagement: what the buyer does with a requirement, and what the desk decides of it. */
import { api, type Page, type Requirement } from '@haat/platform';

export type JudgedRequirement = Requirement & {
  flagged_words: string[];
  /** Who else waits longest. */
  next_id: string | null;
};
type Verdict = { id: string; verdict: 'approve' | 'reject'; reason?: string };

const own = (id: string) => `/requirements/${encodeURIComponent(id)}`;
const desk = (id: string) => `/admin/requirements/${encodeURIComponent(id)}`;

const requirementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    extendRequirement: build.mutation<Requirement, { id: string; days: number }>({
      query: ({ id, days }) => ({
        url: `${own(id)}/extend`,
        method: 'POST',
        body: { days },
      }),
      invalidatesTags: ['Requirements'],
    }),
    duplicateRequirement: build.mutation<Requirement, string>({
      query: (id) => ({ url: `${own(id)}/duplicate`, method: 'POST' }),
      invalidatesTags: ['Requirements'],
    }),
    judgedRequirements: build.query<Page<Requirement>, { status: string; page: number }>({
      query: (params) => ({ url: '/admin/requirements', params }),
      providesTags: ['Requirements'],
    }),
    judgedRequirement: build.query<JudgedRequirement, string>({
      query: desk,
      providesTags: ['Requirements'],
    }),
    judgeRequirement: build.mutation<Requirement, Verdict>({
      query: ({ id, verdict, ...body }) => ({
        url: `${desk(id)}/${verdict}`,
        method: 'POST',
        body,
      }),
      // After a refusal too: somebody else was faster.
      invalidatesTags: ['Requirements'],
    }),
  }),
});

export const {
  useExtendRequirementMutation,
  useDuplicateRequirementMutation,
  useJudgedRequirementsQuery,
  useJudgedRequirementQuery,
  useJudgeRequirementMutation,
} = requirementsApi;
