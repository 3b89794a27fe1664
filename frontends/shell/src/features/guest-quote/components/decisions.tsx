import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuestQuote } from '../guest-quote-api';
import { AcceptForm } from './accept-form';
import { CounterForm } from './counter-form';
import { DeclineForm } from './decline-form';

type Props = { token: string; guest: GuestQuote };
type Open = 'none' | 'counter' | 'decline';

/** What the guest can do now; for a quote that has ended, where to go on. */
export function Decisions({ token, guest }: Props) {
  const [open, setOpen] = useState<Open>('none');
  const { allowed_statuses: allowed, status } = guest.quote;
  const close = () => setOpen('none');
  if (allowed.includes('accepted') && open === 'none') {
    return (
      <>
        <AcceptForm token={token} guest={guest} />
        <div className="grid grid-cols-2 gap-2">
          <Button variant="outline" onClick={() => setOpen('counter')}>
            <Trans>Counter-offer</Trans>
          </Button>
          <Button variant="ghost" onClick={() => setOpen('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      </>
    );
  }
  if (open === 'counter') {
    return <CounterForm token={token} quote={guest.quote} onClose={close} />;
  }
  if (open === 'decline') {
    return <DeclineForm token={token} quote={guest.quote} onClose={close} />;
  }
  if (status === 'accepted' || status === 'countered') return null;
  return (
    <Button asChild variant="outline" size="lg">
      <Link to={paths.search()}>
        <Trans>Find other suppliers</Trans>
      </Link>
    </Button>
  );
}
