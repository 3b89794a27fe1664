/** catalog: currencies and their daily rates; auth: countries. */
import { api } from './api';

/** rate: NPR for one unit. */
export type Currency = {
  locale: string;
  name: string;
  name_ne?: string;
  symbol: string;
  rate: number | string;
};
/** Not enveloped (D33). */
export type Currencies = { currencies: Record<string, Currency>; default: string };
export type Country = { name: string; dial_code: string; code: string };

export const currenciesApi = api.injectEndpoints({
  endpoints: (build) => ({
    currencies: build.query<Currencies, void>({
      query: () => '/currencies',
      keepUnusedDataFor: 3600,
      // Only logged (spec 8): prices then stay as they are stored.
      onQueryStarted: (_none, { queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          ({ error }) => console.warn('currencies', error),
        ),
    }),
    countries: build.query<Country[], void>({
      query: () => '/countries',
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useCurrenciesQuery, useCountriesQuery } = currenciesApi;

type CurrenciesState = Parameters<
  ReturnType<typeof currenciesApi.endpoints.currencies.select>
>[0];
const selectCurrencies = currenciesApi.endpoints.currencies.select();

/** What `PlatformProvider` asked for. */
export const selectRates = (state: CurrenciesState) =>
  selectCurrencies(state).data?.currencies;
