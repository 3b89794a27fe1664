import { Field, Mountain } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { NewPasswordForm } from './new-password-form';
import { useReset } from '../hooks/use-reset';

type Props = { token: string; email: string; onExpired: () => void };

/** A new password; afterwards one is signed in. */
export function ResetForm({ token, email, onExpired }: Props) {
  const { t } = useLingui();
  const { save, isBusy, error, clear } = useReset(onExpired);
  return (
    <AccountCard
      art={<Mountain mood="locked" />}
      title={<Trans>Choose a new password</Trans>}
      text={<Trans>You’ll be signed out on all other devices.</Trans>}
    >
      <NewPasswordForm
        error={error}
        isBusy={isBusy}
        action={<Trans>Save and sign in</Trans>}
        onChange={clear}
        onSubmit={(form) => void save({ token, email, ...form })}
        before={
          // Password managers look for the name the password belongs to.
          <Field
            label={t`Email address`}
            value={email}
            autoComplete="username"
            readOnly
          />
        }
      />
    </AccountCard>
  );
}
