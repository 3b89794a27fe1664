/** auth: countries and their dialling codes. */
import { countriesApi } from '@haat/api/countries';

export type { Country } from '@haat/api/countries';

export const { useCountriesQuery } = countriesApi.enhanceEndpoints({
  endpoints: { countries: { keepUnusedDataFor: 3600 } },
});
