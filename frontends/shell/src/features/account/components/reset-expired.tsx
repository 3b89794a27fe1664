import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';

export const ResetExpired = ({ email }: { email: string }) => (
  <AccountCard
    art={<Envelope mood="expired" />}
    title={<Trans>This link no longer works</Trans>}
    text={
      <Trans>
        This link is invalid or has expired. Your password hasn’t changed. Request a new
        link.
      </Trans>
    }
  >
    <Button asChild size="lg">
      <Link to={`${paths.passwordEmail}?email=${encodeURIComponent(email)}`}>
        <Trans>Request a new link</Trans>
      </Link>
    </Button>
    <Button asChild variant="ghost">
      <Link to={paths.signIn}>
        <Trans>Back to sign in</Trans>
      </Link>
    </Button>
  </AccountCard>
);
