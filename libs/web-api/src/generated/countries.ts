/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<CountriesApiResponse, CountriesApiArg>({
      query: () => ({ url: `/countries` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as countriesApi };
export type CountriesApiResponse = /** status 200 Successful Response */ Country[];
export type CountriesApiArg = void;
export type Country = {
  name: string;
  dial_code: string;
  code: string;
};
export const { useCountriesQuery, useLazyCountriesQuery } = injectedRtkApi;
