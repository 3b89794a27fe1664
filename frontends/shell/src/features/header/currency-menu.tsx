import {
  selectIsAuth,
  useAppSelector,
  useCurrency,
  useLocale,
  useUpdateUserMutation,
} from '@haat/platform';
import { Menu, MenuItem } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';

/** Prices in another currency are a translation by the daily rate (D34). */
export function CurrencyMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const { currency, currencies, choose } = useCurrency();
  const isAuth = useAppSelector(selectIsAuth);
  const [update] = useUpdateUserMutation();
  function change(code: string) {
    choose(code);
    if (isAuth) void update({ currency: code });
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t`Currency: ${currency}`}
          className="inline-flex h-9 items-center gap-1 font-semibold hover:text-white"
        >
          {currency}
          <ChevronDown className="size-3.5" aria-hidden />
        </button>
      }
    >
      {Object.entries(currencies).map(([code, { name, name_ne }]) => (
        <MenuItem key={code} onSelect={() => change(code)}>
          <b className="w-10">{code}</b>
          <span>{(locale === 'ne' && name_ne) || name}</span>
          {code === currency ? <Check className="ml-auto size-4" aria-hidden /> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
