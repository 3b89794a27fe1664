import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';
import type { Lead } from '../lead-api';

type Reason = 'expired' | 'closed' | 'declined';
const TITLES: Record<Reason, ReactNode> = {
  expired: <Trans>This link was valid for 72 hours and has expired</Trans>,
  closed: <Trans>This enquiry is closed</Trans>,
  declined: <Trans>We’ve told the buyer you can’t supply this</Trans>,
};
const TEXTS: Record<Reason, ReactNode> = {
  expired: (
    <Trans>The enquiry itself is in your inbox. Sign in to read and answer it.</Trans>
  ),
  closed: (
    <Trans>This link can no longer be used to reply. Sign in to see your inbox.</Trans>
  ),
  declined: <Trans>Changed your mind? Sign in and reply from your inbox.</Trans>,
};

/** The link opens nothing any more; who signs in finds the enquiry in the inbox. */
export function LeadEnded({ reason, lead }: { reason: Reason; lead?: Lead }) {
  const inbox = lead
    ? `${paths.sellerEnquiries}?id=${lead.enquiry_id}`
    : paths.sellerEnquiries;
  return (
    <AccountCard
      art={<Envelope mood={reason === 'declined' ? 'opened' : 'expired'} />}
      title={TITLES[reason]}
      text={TEXTS[reason]}
    >
      <Button asChild size="lg">
        <Link to={inbox}>
          <Trans>Sign in to the inbox</Trans>
        </Link>
      </Button>
    </AccountCard>
  );
}

/** Cut off on its way, or never ours. */
export const LinkUnknown = () => (
  <AccountCard
    art={<Envelope mood="expired" />}
    title={<Trans>This link is incomplete</Trans>}
    text={
      <Trans>
        Open it again from the email or SMS, or sign in: all your enquiries are in your
        inbox.
      </Trans>
    }
  >
    <Button asChild size="lg">
      <Link to={paths.sellerEnquiries}>
        <Trans>Sign in to the inbox</Trans>
      </Link>
    </Button>
  </AccountCard>
);
