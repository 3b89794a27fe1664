import { useForgotPasswordMutation } from '@haat/api/password';
import { Link, messageOf, notify, paths, retryAfterOf, useFormat } from '@haat/platform';
import { Button, useCountdown } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';
import { RESEND_AFTER_S } from '../../../components/email-verification/mail-sent';

type Props = { email: string; onOther: () => void };

/** The same for every address, whether it has an account or not. */
export function ResetSent({ email, onOther }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [request, { isLoading }] = useForgotPasswordMutation();
  const { secondsLeft, start } = useCountdown(() => RESEND_AFTER_S);
  async function again() {
    try {
      await request({ email }).unwrap();
      start(RESEND_AFTER_S);
    } catch (error) {
      start(retryAfterOf(error));
      notify('error', messageOf(error) ?? t`Couldn’t send the email. Please try again.`);
    }
  }
  return (
    <AccountCard
      art={<Envelope mood="sent" />}
      title={<Trans>Check your email</Trans>}
      text={
        <Trans>
          If <b className="text-ink-900">{email}</b> has an account, we’ve sent it a link
          to set a new password. Not there? Check your spam folder.
        </Trans>
      }
    >
      <Button
        variant="soft"
        size="lg"
        isBusy={isLoading}
        disabled={secondsLeft > 0}
        onClick={() => void again()}
      >
        {secondsLeft > 0 ? (
          <Trans>Send again in {number(secondsLeft)} s</Trans>
        ) : (
          <Trans>Send the link again</Trans>
        )}
      </Button>
      <Button variant="ghost" onClick={onOther}>
        <Trans>Use another email</Trans>
      </Button>
      <Button asChild variant="ghost">
        <Link to={paths.signIn}>
          <Trans>Back to sign in</Trans>
        </Link>
      </Button>
    </AccountCard>
  );
}
