/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeSavedSearch: build.mutation<
      ChangeSavedSearchApiResponse,
      ChangeSavedSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/savedsearches/${encodeURIComponent(String(queryArg.searchId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    forgetSavedSearch: build.mutation<
      ForgetSavedSearchApiResponse,
      ForgetSavedSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/savedsearches/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    seeSavedSearch: build.mutation<SeeSavedSearchApiResponse, SeeSavedSearchApiArg>({
      query: (queryArg) => ({
        url: `/savedsearches/${encodeURIComponent(String(queryArg))}/seen`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as savedSearchChangesApi };
export type ChangeSavedSearchApiResponse =
  /** status 200 Successful Response */ SavedSearchOut;
export type ChangeSavedSearchApiArg = {
  searchId: string;
  body: SavedSearchChange;
};
export type ForgetSavedSearchApiResponse = unknown;
export type ForgetSavedSearchApiArg = string;
export type SeeSavedSearchApiResponse =
  /** status 200 Successful Response */ SavedSearchOut;
export type SeeSavedSearchApiArg = string;
export type SavedSearchOut = {
  id: string;
  name: string;
  query_string: string;
  alert: 'none' | 'instant' | 'daily';
  new_count: number;
  created_at: string;
};
export type SavedSearchChange = {
  name?: string | null;
  alert?: ('none' | 'instant' | 'daily') | null;
};
export const {
  useChangeSavedSearchMutation,
  useForgetSavedSearchMutation,
  useSeeSavedSearchMutation,
} = injectedRtkApi;
