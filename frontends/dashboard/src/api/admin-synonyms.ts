/** catalog, for administrators: which lists a change of synonyms refreshes. */
import { adminSynonymsApi } from '@haat/api/admin-synonyms';
import { onSuccess } from './on-success';

export const {
  useAdminSynonymsQuery,
  useAddSynonymsMutation,
  useChangeSynonymsMutation,
  useRemoveSynonymsMutation,
} = adminSynonymsApi.enhanceEndpoints({
  addTagTypes: ['Synonyms'],
  endpoints: {
    adminSynonyms: { providesTags: ['Synonyms'] },
    addSynonyms: { invalidatesTags: onSuccess('Synonyms') },
    changeSynonyms: { invalidatesTags: onSuccess('Synonyms') },
    removeSynonyms: { invalidatesTags: ['Synonyms'] },
  },
});
