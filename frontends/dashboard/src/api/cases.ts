/** engagement: cases of the signed-in user; a message or decision changes lists, too. */
import { casesApi } from '@haat/api/cases';

/** Also when refused: another side was faster, and the page must show the current state. */
const changesCases = { invalidatesTags: ['Cases' as const] };

export const {
  useListCasesQuery,
  useGetCaseQuery,
  useWriteToCaseMutation,
  useDecideCaseMutation,
} = casesApi.enhanceEndpoints({
  addTagTypes: ['Cases'],
  endpoints: {
    listCases: { providesTags: ['Cases'] },
    getCase: { providesTags: ['Cases'] },
    writeToCase: changesCases,
    decideCase: changesCases,
  },
});
