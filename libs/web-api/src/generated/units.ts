/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    unitSearch: build.query<UnitSearchApiResponse, UnitSearchApiArg>({
      query: (queryArg) => ({
        url: `/productunitsearch`,
        params: {
          q: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as unitsApi };
export type UnitSearchApiResponse = /** status 200 Successful Response */ UnitOut[];
export type UnitSearchApiArg = string | undefined;
export type UnitOut = {
  id: string;
  code: string;
  name: string;
  name_ne: string;
  symbol: string;
  dimension: string;
};
export const { useUnitSearchQuery, useLazyUnitSearchQuery } = injectedRtkApi;
