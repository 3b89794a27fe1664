import { paths } from '@haat/platform';
import { Button, Mountain } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { LegalLink } from '../../../components/legal-link';
import { AccountCard } from '../../../components/account-card';
import { NewPasswordForm } from './new-password-form';
import { useProof, type SendProof } from '../hooks/use-proof';

type Props = { send: SendProof; onBack: () => void };

/** The owner of the address begins again; whoever claimed it loses what they typed. */
export function TakeOverForm({ send, onBack }: Props) {
  const { prove, isBusy, error, clear } = useProof(send, 'password');
  return (
    <AccountCard
      art={<Mountain mood="locked" />}
      title={<Trans>Choose a new password</Trans>}
      text={
        <Trans>
          You’ll get a new account with this address. Everything entered before it was
          confirmed is deleted: name, phone, lists and drafts.
        </Trans>
      }
    >
      <NewPasswordForm
        error={error}
        isBusy={isBusy}
        action={<Trans>Delete the rest and confirm</Trans>}
        onChange={clear}
        onSubmit={(form) => void prove(form)}
        after={
          <p className="text-sm text-ink-700">
            <Trans>
              You accept the <LegalLink to={paths.terms}>terms</LegalLink> and the{' '}
              <LegalLink to={paths.privacy}>privacy policy</LegalLink>.
            </Trans>
          </p>
        }
      />
      <Button variant="ghost" onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </AccountCard>
  );
}
