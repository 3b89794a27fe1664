import type { Country } from '@haat/api/countries';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { cn } from '../class-names';

type Props = {
  label: string;
  value: string;
  dialCode: string;
  countries: Country[];
  onChange: (country: Country) => void;
  className?: string;
};

/** Names in the page's language where the browser knows them. */
function useCountryName(): (country: Country) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    return ({ code, name }) => (i18n.locale === 'en' ? name : (names.of(code) ?? name));
  }, [i18n.locale]);
}

/** The browser's own list under a short face: "NP +977". */
export function CountrySelect(props: Props) {
  const { label, value, dialCode, countries, onChange, className } = props;
  const nameOf = useCountryName();
  const choose = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (country) onChange(country);
  };
  return (
    <span className={cn('relative focus-within:shadow-ring', className)}>
      <span className="flex items-center gap-1" aria-hidden>
        {value} {dialCode}
        <ChevronDown className="size-3.5 text-ink-500" />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => choose(target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {nameOf(country)} ({country.dial_code})
          </option>
        ))}
      </select>
    </span>
  );
}
