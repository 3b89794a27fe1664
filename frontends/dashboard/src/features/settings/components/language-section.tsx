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
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { Section } from './section';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ne', label: 'नेपाली' },
];

/** Both apply to this browser immediately, and are stored with the account. */
export function LanguageSection() {
  const { t, i18n } = useLingui();
  const notifyDone = useNotifyDone();
  const locale = useLocale();
  const { currency, currencies, choose } = useCurrency();
  const [update, { error }] = useUpdateUserMutation();
  const wrong = fieldErrors(error);
  const save = async (
    change: Partial<Record<'locale' | 'currency', string>>,
    text: string,
    undo?: () => void,
  ) => {
    try {
      await update(change as AccountChange).unwrap();
      notifyDone({ text, undo });
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t save it. Try again.`);
    }
  };
  const chooseCurrency = (code: string, undo?: () => void) => {
    choose(code);
    void save({ currency: code }, t`Currency: ${code}`, undo);
  };
  const chooseLanguage = async (to: 'en' | 'ne', undo?: () => void) => {
    // First the messages, so that the notice is in the new language.
    await setLocale(to);
    const name = LANGUAGES.find(({ value }) => value === to)?.label ?? to;
    await save({ locale: to }, i18n._(msg`Language: ${name}`), undo);
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
            void chooseLanguage(
              value === 'ne' ? 'ne' : 'en',
              () => void chooseLanguage(locale),
            );
          }}
        />
        <Select
          label={<Trans>Currency</Trans>}
          options={choices}
          value={currency}
          error={wrong.currency}
          hint={<Trans>Prices in another currency are approximate.</Trans>}
          onChange={({ target }) =>
            chooseCurrency(target.value, () => chooseCurrency(currency))
          }
        />
      </div>
    </Section>
  );
}
