import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from './account-card';
import { Envelope } from './envelope';

export const ResetExpired = ({ email }: { email: string }) => (
  <AccountCard
    art={<Envelope mood="late" />}
    title={<Trans>This link no longer works</Trans>}
    text={
      <Trans>
        It is too old, was used already, or is not whole. Ask for a new one: your password
        has not changed.
      </Trans>
    }
  >
    <Button asChild size="lg">
      <Link to={`${paths.passwordEmail}?email=${encodeURIComponent(email)}`}>
        <Trans>Ask for a new link</Trans>
      </Link>
    </Button>
    <Button asChild variant="ghost">
      <Link to={paths.signIn}>
        <Trans>Back to sign in</Trans>
      </Link>
    </Button>
  </AccountCard>
);
