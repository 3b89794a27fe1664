/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<SavedSearchesApiResponse, SavedSearchesApiArg>({
      query: () => ({ url: `/savedsearches` }),
    }),
    saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
      query: (queryArg) => ({
        url: `/savedsearches`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as savedSearchesApi };
export type SavedSearchesApiResponse =
  /** status 200 Successful Response */ SavedSearchOut[];
export type SavedSearchesApiArg = void;
export type SaveSearchApiResponse = /** status 201 Successful Response */ SavedSearchOut;
export type SaveSearchApiArg = NewSavedSearch;
export type SavedSearchOut = {
  id: string;
  name: string;
  query_string: string;
  alert: 'none' | 'instant' | 'daily';
  new_count: number;
  created_at: string;
};
export type NewSavedSearch = {
  query_string: string;
  name?: string | null;
  alert?: 'none' | 'instant' | 'daily';
};
export const { useSavedSearchesQuery, useLazySavedSearchesQuery, useSaveSearchMutation } =
  injectedRtkApi;
