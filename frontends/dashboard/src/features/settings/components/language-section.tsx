import type { AccountChange } from '@haat/api/session';
import {
  fieldErrors,
  messageOf,
  notify,
  setLocale,
  useCurrency,
  useLocale,
  useUpdateUserMutation,
} from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from './section';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ne', label: 'नेपाली' },
];

/** Both apply to this browser immediately, and are stored with the account. */
export function LanguageSection() {
  const { t } = useLingui();
  const locale = useLocale();
  const { currency, currencies, choose } = useCurrency();
  const [update, { error }] = useUpdateUserMutation();
  const wrong = fieldErrors(error);
  const save = async (change: Partial<Record<'locale' | 'currency', string>>) => {
    try {
      await update(change as AccountChange).unwrap();
      notify('success', t`Saved`);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t save it. Try again.`);
    }
  };
  const choices = Object.entries(currencies).map(([value, { name, symbol }]) => ({
    value,
    label: `${value} · ${name} (${symbol})`,
  }));
  return (
    <Section id="language" title={<Trans>Language and currency</Trans>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={<Trans>Language</Trans>}
          options={LANGUAGES}
          value={locale}
          error={wrong.locale}
          onChange={({ target: { value } }) => {
            // First the messages, so that "Saved" is in the new language.
            void setLocale(value === 'ne' ? 'ne' : 'en').then(() =>
              save({ locale: value }),
            );
          }}
        />
        <Select
          label={<Trans>Currency</Trans>}
          options={choices}
          value={currency}
          error={wrong.currency}
          hint={<Trans>Prices in another currency are approximate.</Trans>}
          onChange={({ target }) => {
            choose(target.value);
            void save({ currency: target.value });
          }}
        />
      </div>
    </Section>
  );
}
