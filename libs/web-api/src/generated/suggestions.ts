/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<SuggestApiResponse, SuggestApiArg>({
      query: (queryArg) => ({
        url: `/webui/search/suggest`,
        params: {
          q: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as suggestionsApi };
export type SuggestApiResponse = /** status 200 Successful Response */ Suggestions;
export type SuggestApiArg = string | undefined;
export type ProductHint = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
};
export type CategoryName = {
  id: string;
  name: string;
  name_ne: string;
  slug: string;
};
export type SupplierHint = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
};
export type Suggestions = {
  products: ProductHint[];
  categories: CategoryName[];
  suppliers: SupplierHint[];
};
export const { useSuggestQuery, useLazySuggestQuery } = injectedRtkApi;
