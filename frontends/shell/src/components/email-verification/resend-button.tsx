import { useResendVerificationMutation } from '@haat/api/email-verification';
import {
  messageOf,
  notify,
  retryAfterOf,
  statusOf,
  useFormat,
  useLazyUserQuery,
  useSession,
} from '@haat/platform';
import { Button, useCountdown } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RESEND_AFTER_S, rememberMailSent, secondsUntilResend } from './mail-sent';

const CONFIRMED_ALREADY = 409;

/** Another link, once a minute: the server has the same limit. */
export function ResendButton() {
  const { t } = useLingui();
  const { number } = useFormat();
  const email = useSession().user?.email ?? '';
  const [resend, { isLoading }] = useResendVerificationMutation();
  const [refreshUser] = useLazyUserQuery();
  const { secondsLeft, start } = useCountdown(secondsUntilResend);
  async function send() {
    try {
      await resend().unwrap();
      rememberMailSent();
      start(RESEND_AFTER_S);
      notify('success', t`We’ve sent a new link to ${email}.`);
    } catch (error) {
      if (statusOf(error) === CONFIRMED_ALREADY) return void refreshUser();
      start(retryAfterOf(error));
      notify('error', messageOf(error) ?? t`Couldn’t send the email. Please try again.`);
    }
  }
  return (
    <Button
      variant="soft"
      size="lg"
      isBusy={isLoading}
      disabled={secondsLeft > 0}
      onClick={() => void send()}
    >
      {secondsLeft > 0 ? (
        <Trans>Send again in {number(secondsLeft)} s</Trans>
      ) : (
        <Trans>Send the link again</Trans>
      )}
    </Button>
  );
}
