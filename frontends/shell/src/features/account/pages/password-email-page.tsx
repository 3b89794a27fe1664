import { useForgotPasswordMutation } from '@haat/api/password';
import {
  Link,
  fieldErrors,
  messageOf,
  notify,
  paths,
  useSearchParams,
} from '@haat/platform';
import { Button, Field, Mountain } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { AccountCard } from '../../../components/account-card';
import { ResetSent } from '../components/reset-sent';

/** /password/email: the answer never reveals whether there is such an account. */
function PasswordEmailPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [email, setEmail] = useState(params.get('email') ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request, { isLoading, error, reset }] = useForgotPasswordMutation();
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!address || isLoading) return;
    try {
      await request({ email: address }).unwrap();
      setSentTo(address);
    } catch (failure) {
      if (fieldErrors(failure).email) return;
      notify(
        'error',
        messageOf(failure) ?? t`Couldn’t send the email. Please try again.`,
      );
    }
  }
  if (sentTo) return <ResetSent email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <AccountCard
      art={<Mountain mood="locked" />}
      title={<Trans>Forgot your password?</Trans>}
      text={<Trans>Enter your email and we’ll send you a link to set a new one.</Trans>}
    >
      <form
        method="post"
        action={paths.accountForm}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid gap-4"
      >
        <Field
          className="text-left"
          label={t`Email address`}
          type="email"
          required
          autoComplete="email"
          value={email}
          error={fieldErrors(error).email}
          onChange={({ target }) => {
            setEmail(target.value);
            reset();
          }}
        />
        <Button type="submit" size="lg" disabled={!email.trim()} isBusy={isLoading}>
          <Trans>Send the link</Trans>
        </Button>
      </form>
      <Button asChild variant="ghost">
        <Link to={paths.signIn}>
          <Trans>Back to sign in</Trans>
        </Link>
      </Button>
    </AccountCard>
  );
}

export default PasswordEmailPage;
