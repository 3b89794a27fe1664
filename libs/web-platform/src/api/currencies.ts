/** catalog: currencies and their daily rates. */
import { currenciesApi as generated } from '@haat/api/currencies';

export type {
  CurrencyOut as Currency,
  CurrenciesOut as Currencies,
} from '@haat/api/currencies';

export const currenciesApi = generated.enhanceEndpoints({
  endpoints: {
    currencies: {
      keepUnusedDataFor: 3600,
      // Only logged (spec 8): prices then stay as they are stored.
      onQueryStarted: (_none, { queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          ({ error }: { error: unknown }) => console.warn('currencies', error),
        ),
    },
  },
});

type CurrenciesState = Parameters<
  ReturnType<typeof currenciesApi.endpoints.currencies.select>
>[0];
const selectCurrencies = currenciesApi.endpoints.currencies.select();

/** The rates that `PlatformProvider` loads. */
export const selectRates = (state: CurrenciesState) =>
  selectCurrencies(state).data?.currencies;
