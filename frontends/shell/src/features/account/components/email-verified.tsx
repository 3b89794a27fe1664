import { Link, paths, takeNext, useNavigate } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';

type Props = { email: string; isSignedIn: boolean };

export function EmailVerified({ email, isSignedIn }: Props) {
  const navigate = useNavigate();
  const signIn = `${paths.signIn}&email=${encodeURIComponent(email)}`;
  return (
    <AccountCard
      art={<Envelope mood="opened" />}
      title={<Trans>Your email is confirmed</Trans>}
      text={
        <Trans>
          <b className="text-ink-900">{email}</b> is confirmed. You can now post
          requirements and open a shop.
        </Trans>
      }
    >
      {isSignedIn ? (
        <Button size="lg" onClick={() => void navigate(takeNext())}>
          <Trans>Continue</Trans>
        </Button>
      ) : (
        <Button asChild size="lg">
          <Link to={signIn}>
            <Trans>Sign in</Trans>
          </Link>
        </Button>
      )}
    </AccountCard>
  );
}
