import type { Country } from '@haat/api/countries';
import { countriesApi } from '@haat/api/countries';
import { useState } from 'react';

const { useCountriesQuery } = countriesApi.enhanceEndpoints({
  endpoints: { countries: { keepUnusedDataFor: 3600 } },
});

/** Holds until the list is there, and when a country is not in it (spec 9). */
const NEPAL: Country = { name: 'Nepal', dial_code: '+977', code: 'NP' };

/** The country in front of a phone number, as PhoneField wants it. */
export function useDialCountry() {
  const { data: countries } = useCountriesQuery();
  const [chosen, onCountry] = useState(NEPAL);
  return { country: chosen.code, dialCode: chosen.dial_code, countries, onCountry };
}
