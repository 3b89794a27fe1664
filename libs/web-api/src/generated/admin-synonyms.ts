/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSynonyms: build.query<AdminSynonymsApiResponse, AdminSynonymsApiArg>({
      query: (queryArg) => ({
        url: `/admin/synonyms`,
        params: {
          q: queryArg.q,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    addSynonyms: build.mutation<AddSynonymsApiResponse, AddSynonymsApiArg>({
      query: (queryArg) => ({
        url: `/admin/synonyms`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changeSynonyms: build.mutation<ChangeSynonymsApiResponse, ChangeSynonymsApiArg>({
      query: (queryArg) => ({
        url: `/admin/synonyms/${encodeURIComponent(String(queryArg.groupId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    removeSynonyms: build.mutation<RemoveSynonymsApiResponse, RemoveSynonymsApiArg>({
      query: (queryArg) => ({
        url: `/admin/synonyms/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminSynonymsApi };
export type AdminSynonymsApiResponse =
  /** status 200 Successful Response */ PageSynonymOut;
export type AdminSynonymsApiArg = {
  q?: string;
  page?: number;
  perPage?: number | null;
};
export type AddSynonymsApiResponse = /** status 201 Successful Response */ SynonymOut;
export type AddSynonymsApiArg = SynonymInput;
export type ChangeSynonymsApiResponse = /** status 200 Successful Response */ SynonymOut;
export type ChangeSynonymsApiArg = {
  groupId: string;
  body: SynonymInput;
};
export type RemoveSynonymsApiResponse = unknown;
export type RemoveSynonymsApiArg = string;
export type SynonymOut = {
  id: string;
  version: number;
  words: string[];
  note: string | null;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageSynonymOut = {
  data: SynonymOut[];
  links: Links;
  meta: Meta;
};
export type SynonymInput = {
  words: string[];
  note?: string | null;
  version?: number | null;
};
export const {
  useAdminSynonymsQuery,
  useLazyAdminSynonymsQuery,
  useAddSynonymsMutation,
  useChangeSynonymsMutation,
  useRemoveSynonymsMutation,
} = injectedRtkApi;
