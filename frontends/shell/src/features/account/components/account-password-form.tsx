import { Button, PasswordField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useProof, type SendProof } from '../hooks/use-proof';

/** The password of the account that requested the link. */
export function AccountPasswordForm({ send }: { send: SendProof }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const { prove, isBusy, error, clear } = useProof(send, 'current_password');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password && !isBusy) void prove({ current_password: password });
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 text-left">
      <PasswordField
        label={t`Password of the account`}
        name="current_password"
        required
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={({ target }) => {
          setPassword(target.value);
          clear();
        }}
      />
      <Button type="submit" size="lg" disabled={!password} isBusy={isBusy}>
        <Trans>Confirm the address</Trans>
      </Button>
    </form>
  );
}
