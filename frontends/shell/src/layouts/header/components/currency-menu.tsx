import type { AccountChange } from '@haat/api/session';
import {
  paths,
  selectIsAuth,
  useAppSelector,
  useCurrency,
  useLocale,
  useUpdateUserMutation,
} from '@haat/platform';
import { Menu, MenuItem, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';

/** Prices in another currency are a translation by the daily rate (D34). */
export function CurrencyMenu({ className }: { className?: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { currency, currencies, choose } = useCurrency();
  const isAuth = useAppSelector(selectIsAuth);
  const [update] = useUpdateUserMutation();
  function change(code: string) {
    choose(code);
    const currency = code as AccountChange['currency'];
    if (isAuth) void update({ currency });
  }
  return (
    <>
      <PlainForm currency={currency} codes={Object.keys(currencies)} />
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t`Currency: ${currency}`}
            className={cn(
              'inline-flex h-9 items-center gap-1 font-semibold noscript:hidden',
              className,
            )}
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
    </>
  );
}

/** Only without scripts: a menu needs them. */
function PlainForm({ currency, codes }: { currency: string; codes: string[] }) {
  const { t } = useLingui();
  return (
    <form
      method="post"
      action={paths.preferences}
      className="hidden items-center gap-1 noscript:flex"
    >
      <select
        name="currency"
        aria-label={t`Currency: ${currency}`}
        defaultValue={currency}
        className="h-9 bg-indigo-900 font-semibold"
      >
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <button type="submit" className="h-9 px-1 underline">
        <Trans>Choose</Trans>
      </button>
    </form>
  );
}
