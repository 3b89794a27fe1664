import { useCurrency, useLocale, useUpdateUserMutation } from '@haat/platform';
import type { AccountChange } from '@haat/api/session';
import { useLingui } from '@lingui/react/macro';

/** In which currency public prices are shown (D34). */
export function CurrencyChoice() {
  const { t } = useLingui();
  const locale = useLocale();
  const { currency, currencies, choose } = useCurrency();
  const [update] = useUpdateUserMutation();
  function change(code: string) {
    choose(code);
    void update({ currency: code as AccountChange['currency'] });
  }
  return (
    <select
      value={currency}
      aria-label={t`Currency`}
      onChange={(event) => change(event.target.value)}
      className="h-11 min-w-0 rounded-md border border-line bg-card px-3 text-[14px] font-semibold text-ink-700"
    >
      {Object.entries(currencies).map(([code, { name, name_ne }]) => (
        <option key={code} value={code}>
          {`${code} · ${(locale === 'ne' && name_ne) || name}`}
        </option>
      ))}
    </select>
  );
}
