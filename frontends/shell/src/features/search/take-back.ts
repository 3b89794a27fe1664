/** catalog: takes back a saved search; the list of them is read again. */
import { savedSearchChangesApi } from '@haat/api/saved-search-changes';
import type { useAppDispatch } from '@haat/platform';

const TAGS = ['SavedSearches'] as const;

const { forgetSavedSearch } = savedSearchChangesApi.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: { forgetSavedSearch: { invalidatesTags: TAGS } },
}).endpoints;

/** Rejects with what the server refused. */
export const takeBack = (id: string, dispatch: ReturnType<typeof useAppDispatch>) =>
  dispatch(forgetSavedSearch.initiate(id)).unwrap();
