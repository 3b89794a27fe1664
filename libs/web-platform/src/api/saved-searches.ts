/** catalog: searches somebody keeps, and what they want to hear of them. */
import { api } from './api';

export type Alert = 'none' | 'instant' | 'daily';
export type SavedSearch = {
  id: string;
  name: string;
  /** As in the address of the search page, in one order. */
  query_string: string;
  alert: Alert;
  /** Products published since its owner last looked. */
  new_count: number;
  created_at: string;
};
type NewSearch = Pick<SavedSearch, 'query_string'> &
  Partial<Pick<SavedSearch, 'name' | 'alert'>>;
type Change = Pick<SavedSearch, 'id'> & Partial<Pick<SavedSearch, 'name' | 'alert'>>;

const ADDRESS = '/savedsearches';
const of = (id: string) => `${ADDRESS}/${encodeURIComponent(id)}`;
const TAGS = ['SavedSearches'] as const;
const tagged = api.enhanceEndpoints({ addTagTypes: TAGS });

const savedSearchesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<SavedSearch[], void>({
      query: () => ADDRESS,
      providesTags: TAGS,
    }),
    saveSearch: build.mutation<SavedSearch, NewSearch>({
      query: (body) => ({ url: ADDRESS, method: 'POST', body }),
      invalidatesTags: (_saved, error) => (error ? [] : TAGS),
    }),
    changeSavedSearch: build.mutation<unknown, Change>({
      query: ({ id, ...body }) => ({ url: of(id), method: 'PUT', body }),
      invalidatesTags: TAGS,
    }),
    seeSavedSearch: build.mutation<unknown, string>({
      query: (id) => ({ url: `${of(id)}/seen`, method: 'POST' }),
      invalidatesTags: TAGS,
    }),
    forgetSavedSearch: build.mutation<unknown, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      invalidatesTags: TAGS,
    }),
  }),
});

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSavedSearchMutation,
  useSeeSavedSearchMutation,
  useForgetSavedSearchMutation,
} = savedSearchesApi;
