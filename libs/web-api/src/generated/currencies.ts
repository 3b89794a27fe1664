/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    currencies: build.query<CurrenciesApiResponse, CurrenciesApiArg>({
      query: () => ({ url: `/currencies` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as currenciesApi };
export type CurrenciesApiResponse = /** status 200 Successful Response */ CurrenciesOut;
export type CurrenciesApiArg = void;
export type CurrencyOut = {
  locale: string;
  name: string;
  name_ne: string;
  symbol: string;
  rate: number;
};
export type CurrenciesOut = {
  currencies: {
    [key: string]: CurrencyOut;
  };
  default: string;
  rates_on?: string | null;
};
export const { useCurrenciesQuery, useLazyCurrenciesQuery } = injectedRtkApi;
