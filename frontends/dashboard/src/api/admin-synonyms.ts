/** catalog, for the operator: words that mean the same to the search. */
import { api, type Page } from '@haat/platform';

export type Synonym = {
  id: string;
  version: number;
  words: string[];
  note: string | null;
};
export type SynonymForm = { words: string[]; note?: string; version?: number };

const ADDRESS = '/admin/synonyms';
const of = (id: string) => `${ADDRESS}/${encodeURIComponent(id)}`;
const tagged = api.enhanceEndpoints({ addTagTypes: ['Synonyms'] });

const synonymsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    synonyms: build.query<Page<Synonym>, { q?: string; page: number }>({
      query: (params) => ({ url: ADDRESS, params }),
      providesTags: ['Synonyms'],
    }),
    createSynonym: build.mutation<unknown, SynonymForm>({
      query: (body) => ({ url: ADDRESS, method: 'POST', body }),
      invalidatesTags: (_made, error) => (error ? [] : ['Synonyms']),
    }),
    changeSynonym: build.mutation<unknown, { id: string; form: SynonymForm }>({
      query: ({ id, form }) => ({ url: of(id), method: 'PUT', body: form }),
      invalidatesTags: (_changed, error) => (error ? [] : ['Synonyms']),
    }),
    deleteSynonym: build.mutation<unknown, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      invalidatesTags: ['Synonyms'],
    }),
  }),
});

export const {
  useSynonymsQuery,
  useCreateSynonymMutation,
  useChangeSynonymMutation,
  useDeleteSynonymMutation,
} = synonymsApi;
