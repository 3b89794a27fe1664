import type { Reset } from '@haat/api/password';
import { Button, PasswordField, PasswordMeter } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';

export type NewPassword = Pick<Reset, 'password' | 'password_confirmation'>;
type Props = {
  error?: string;
  isBusy: boolean;
  action: ReactNode;
  onChange: () => void;
  onSubmit: (form: NewPassword) => void;
  /** Above the password, and below the button. */
  before?: ReactNode;
  after?: ReactNode;
};

/** A password twice; a refused one takes the focus. */
export function NewPasswordForm(props: Props) {
  const { error, isBusy, action, onChange, onSubmit, before, after } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [error]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!password || !again || isBusy) return;
    onSubmit({ password, password_confirmation: again });
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4 text-left">
      {before}
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
            onChange();
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
        {action}
      </Button>
      {after}
    </form>
  );
}
