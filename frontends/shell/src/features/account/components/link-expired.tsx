import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';

/** A confirmation link that is too old, used, or incomplete. Guests sign in on the way. */
export const LinkExpired = () => (
  <AccountCard
    art={<Envelope mood="expired" />}
    title={<Trans>This link no longer works</Trans>}
    text={
      <Trans>
        This link has expired or was already used. Get a new one; only the latest link
        works.
      </Trans>
    }
  >
    <Button asChild size="lg">
      <Link to={paths.emailResend}>
        <Trans>Send a new link</Trans>
      </Link>
    </Button>
    <Button asChild variant="ghost">
      <Link to={paths.home}>
        <Trans>Back to the home page</Trans>
      </Link>
    </Button>
  </AccountCard>
);
