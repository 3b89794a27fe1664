/** catalog: searches somebody keeps, and what they want to hear of them. */
import { savedSearchesApi, type SavedSearchOut } from '@haat/api/saved-searches';

export type { SavedSearchOut as SavedSearch } from '@haat/api/saved-searches';
export type Alert = SavedSearchOut['alert'];

const TAGS = ['SavedSearches'] as const;

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSavedSearchMutation,
  useSeeSavedSearchMutation,
  useForgetSavedSearchMutation,
} = savedSearchesApi.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    savedSearches: { providesTags: TAGS },
    saveSearch: { invalidatesTags: (_saved, error) => (error ? [] : TAGS) },
    changeSavedSearch: { invalidatesTags: TAGS },
    seeSavedSearch: { invalidatesTags: TAGS },
    forgetSavedSearch: { invalidatesTags: TAGS },
  },
});
