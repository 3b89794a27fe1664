/** catalog: a changed search is read again with the list of them. */
import { savedSearchChangesApi } from '@haat/api/saved-search-changes';

const TAGS = ['SavedSearches'] as const;
const CHANGED = { invalidatesTags: TAGS };

export const {
  useChangeSavedSearchMutation,
  useSeeSavedSearchMutation,
  useForgetSavedSearchMutation,
} = savedSearchChangesApi.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    changeSavedSearch: CHANGED,
    seeSavedSearch: CHANGED,
    forgetSavedSearch: CHANGED,
  },
});
