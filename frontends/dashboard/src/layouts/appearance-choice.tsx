import { chooseAppearance, useAppearance, type Appearance } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useAppearanceOptions } from '../hooks/use-appearance-options';

/** The scheme of the dashboards, in the account's sheet of phones. */
export default function AppearanceChoice() {
  const { t } = useLingui();
  const value = useAppearance();
  const options = useAppearanceOptions();
  return (
    <select
      value={value}
      aria-label={t`Appearance`}
      onChange={({ target }) => chooseAppearance(target.value as Appearance)}
      className="h-11 min-w-0 rounded-md border border-line bg-card px-3 text-[14px] font-semibold text-ink-700"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
