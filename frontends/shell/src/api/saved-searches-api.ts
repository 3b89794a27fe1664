/** catalog: takes back a saved search; the list of them is read again. */
import { savedSearchChangesApi } from '@haat/api/saved-search-changes';

const TAGS = ['SavedSearches'] as const;

export const { useForgetSavedSearchMutation } = savedSearchChangesApi.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: { forgetSavedSearch: { invalidatesTags: TAGS } },
});
