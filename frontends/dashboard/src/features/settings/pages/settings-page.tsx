import {
  fieldErrors,
  messageOf,
  notify,
  setLocale,
  useCurrency,
  useLocale,
  useSession,
  useUpdateUserMutation,
} from '@haat/platform';
import { Card, Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeskPage } from '../../desk/page';
import { NameForm } from '../name-form';

/** Language and currency hold for this browser at once, and are kept with the account. */
export function SettingsPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const locale = useLocale();
  const { currency, currencies, choose } = useCurrency();
  const [update, { error }] = useUpdateUserMutation();
  const wrong = fieldErrors(error);
  const keep = async (change: { locale: string } | { currency: string }) => {
    try {
      await update(change).unwrap();
      notify('success', t`Saved`);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`It was not saved.`);
    }
  };
  const languages = [
    { value: 'en', label: 'English' },
    { value: 'ne', label: 'नेपाली' },
  ];
  const choices = Object.entries(currencies).map(([value, { name, symbol }]) => ({
    value,
    label: `${value} · ${name} (${symbol})`,
  }));
  return (
    <DeskPage title={<Trans>Settings</Trans>} className="max-w-[720px]">
      <Card className="mb-5 grid gap-4 p-5 sm:grid-cols-2">
        <Select
          label={<Trans>Language</Trans>}
          options={languages}
          value={locale}
          error={wrong.locale}
          onChange={({ target }) => {
            void setLocale(target.value === 'ne' ? 'ne' : 'en');
            void keep({ locale: target.value });
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
            void keep({ currency: target.value });
          }}
        />
      </Card>
      <Card className="p-5">
        {user ? <NameForm key={user.id} user={user} /> : null}
        <Field
          className="mt-4"
          label={<Trans>Email</Trans>}
          value={user?.email ?? ''}
          readOnly
        />
      </Card>
    </DeskPage>
  );
}
