import { Link, messageOf, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';
import { useRenewGuestQuoteLinkMutation } from '../guest-quote-api';

/** 72 hours have passed: another link goes to the same address. */
export function LinkExpired({ token }: { token: string }) {
  const [renew, { isLoading, isSuccess, error }] = useRenewGuestQuoteLinkMutation();
  if (isSuccess) {
    return (
      <AccountCard
        art={<Envelope mood="sent" />}
        title={<Trans>Check your email</Trans>}
        text={
          <Trans>
            A new link is on its way to the address that got the first one. It is valid
            for 72 hours.
          </Trans>
        }
      />
    );
  }
  return (
    <AccountCard
      art={<Envelope mood="expired" />}
      title={<Trans>This link was valid for 72 hours and has expired</Trans>}
      text={
        error ? (
          messageOf(error)
        ) : (
          <Trans>The quote may still be open. Get a new link by email.</Trans>
        )
      }
    >
      <Button size="lg" isBusy={isLoading} onClick={() => void renew(token)}>
        <Trans>Email me a new link</Trans>
      </Button>
    </AccountCard>
  );
}

/** An account with the same address or phone has the enquiry now. */
export const LinkClaimed = () => (
  <AccountCard
    art={<Envelope mood="opened" />}
    title={<Trans>This quote is in your account</Trans>}
    text={<Trans>Sign in to read it, make a counter-offer or accept it.</Trans>}
  >
    <Button asChild size="lg">
      <Link to={paths.buyerQuotes}>
        <Trans>Sign in to my quotes</Trans>
      </Link>
    </Button>
  </AccountCard>
);

/** Cut off on its way, or never ours. */
export const LinkUnknown = () => (
  <AccountCard
    art={<Envelope mood="expired" />}
    title={<Trans>This link is incomplete</Trans>}
    text={
      <Trans>
        Open it again from the email, or copy the complete address into the browser.
      </Trans>
    }
  >
    <Button asChild size="lg" variant="outline">
      <Link to={paths.contact}>
        <Trans>Contact us</Trans>
      </Link>
    </Button>
  </AccountCard>
);
