/** catalog: saved searches and their notification settings. */
import { savedSearchesApi, type SavedSearchOut } from '@haat/api/saved-searches';

export type { SavedSearchOut as SavedSearch } from '@haat/api/saved-searches';
export type Alert = SavedSearchOut['alert'];

const TAGS = ['SavedSearches'] as const;

export const { useSavedSearchesQuery, useSaveSearchMutation } =
  savedSearchesApi.enhanceEndpoints({
    addTagTypes: TAGS,
    endpoints: {
      savedSearches: { providesTags: TAGS },
      saveSearch: { invalidatesTags: (_saved, error) => (error ? [] : TAGS) },
    },
  });
