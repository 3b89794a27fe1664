import { selectRates } from '../api/currencies';
import { rememberPreference } from '../preferences';
import { currencyChosen, selectCurrency } from '../store/currency-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const CURRENCY_KEY = 'haat_currency';

/** The chosen currency, the ones on offer, and a way to choose; the choice outlives the visit. */
export function useCurrency() {
  const dispatch = useAppDispatch();
  return {
    currency: useAppSelector(selectCurrency),
    currencies: useAppSelector(selectRates) ?? {},
    choose: (code: string) => {
      rememberPreference(CURRENCY_KEY, code);
      dispatch(currencyChosen(code));
    },
  };
}
