/** engagement, for administrators: which lists a message or a change of a case refreshes. */
import { adminCasesApi } from '@haat/api/admin-cases';
import { onSuccess } from './on-success';

/** After a refusal too: somebody else was faster. */
const changesCases = { invalidatesTags: ['AdminCases' as const] };
const cases = { providesTags: ['AdminCases' as const] };
const changesTemplates = { invalidatesTags: onSuccess('CaseTemplates') };

export const {
  useAdminCasesQuery,
  useAdminCaseQuery,
  useCaseQueueSummaryQuery,
  useAnswerCaseMutation,
  useChangeCaseMutation,
  useViewCaseDealMutation,
  useListCaseTemplatesQuery,
  useCreateCaseTemplateMutation,
  useUpdateCaseTemplateMutation,
  useDeleteCaseTemplateMutation,
} = adminCasesApi.enhanceEndpoints({
  addTagTypes: ['AdminCases', 'CaseTemplates'],
  endpoints: {
    adminCases: cases,
    adminCase: cases,
    caseQueueSummary: cases,
    answerCase: changesCases,
    changeCase: changesCases,
    viewCaseDeal: { invalidatesTags: onSuccess('AdminCases') },
    listCaseTemplates: { providesTags: ['CaseTemplates'] },
    createCaseTemplate: changesTemplates,
    updateCaseTemplate: changesTemplates,
    deleteCaseTemplate: changesTemplates,
  },
});
