import { paths } from '@haat/platform';
import { Button, Mountain, PasswordField, PasswordMeter } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { LegalLink } from '../session/legal-link';
import { AccountCard } from './account-card';
import { useProof, type SendProof } from './use-proof';

type Props = { send: SendProof; onBack: () => void };

/** The owner of the address begins again; whoever claimed it loses what they typed. */
export function TakeOverForm({ send, onBack }: Props) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { prove, isBusy, error, clear } = useProof(send, 'password');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!password || !again || isBusy) return;
    void prove({ password, password_confirmation: again });
  }
  return (
    <AccountCard
      art={<Mountain mood="locked" />}
      title={<Trans>Choose a new password</Trans>}
      text={
        <Trans>
          You get a new account with this address. Everything typed before it was
          confirmed is deleted: name, phone, lists and drafts.
        </Trans>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4 text-left">
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
          <Trans>Delete the rest and confirm</Trans>
        </Button>
        <p className="text-sm text-ink-700">
          <Trans>
            You accept the <LegalLink to={paths.terms}>terms</LegalLink> and the{' '}
            <LegalLink to={paths.privacy}>privacy policy</LegalLink>.
          </Trans>
        </p>
      </form>
      <Button variant="ghost" onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </AccountCard>
  );
}
