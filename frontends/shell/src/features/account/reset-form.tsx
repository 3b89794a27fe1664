import { Button, Field, Mountain, PasswordField, PasswordMeter } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { AccountCard } from './account-card';
import { useReset } from './use-reset';

type Props = { token: string; email: string; onExpired: () => void };

/** A new password; afterwards one is signed in. */
export function ResetForm({ token, email, onExpired }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { save, isBusy, error, clear } = useReset(onExpired);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [error]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!password || !again || isBusy) return;
    void save({ token, email, password, password_confirmation: again });
  }
  return (
    <AccountCard
      art={<Mountain mood="locked" />}
      title={<Trans>Choose a new password</Trans>}
      text={<Trans>Every other device is signed out then.</Trans>}
    >
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4 text-left">
        {/* Password managers look for the name the password belongs to. */}
        <Field label={t`Email address`} value={email} autoComplete="username" readOnly />
        <div>
          <PasswordField
            label={t`New password`}
            name="password"
            required
            autoComplete="new-password"
            value={password}
            error={error}
            onChange={({ target }) => {
              setPassword(target.value);
              clear();
            }}
          />
          <PasswordMeter password={password} />
        </div>
        <PasswordField
          label={t`Password again`}
          required
          autoComplete="new-password"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
        />
        <Button type="submit" size="lg" disabled={!password || !again} isBusy={isBusy}>
          <Trans>Save and sign in</Trans>
        </Button>
      </form>
    </AccountCard>
  );
}
