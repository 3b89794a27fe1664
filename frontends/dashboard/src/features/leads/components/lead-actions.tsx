import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useLeadStatus } from '../hooks/use-lead-status';

const SENT = ['quoted', 'won'];

/** Offer, shortlist or pass: only what the API allows. */
export function LeadActions({ lead }: { lead: RequirementOut }) {
  const { setStatus, isChanging } = useLeadStatus();
  const { allowed_statuses: allowed, status, quote_id, requirement_status } = lead;
  const isOpen = requirement_status === 'open' && lead.seats_left > 0;
  return (
    <div className="flex flex-wrap gap-2">
      {quote_id && SENT.includes(status) ? (
        <Button asChild>
          <Link to={paths.sellerQuote(quote_id)}>
            <Trans>Your quote</Trans>
          </Link>
        </Button>
      ) : isOpen ? (
        <Button asChild>
          <Link to={paths.sellerOffer(lead.id)}>
            {quote_id ? <Trans>Finish your quote</Trans> : <Trans>Write a quote</Trans>}
          </Link>
        </Button>
      ) : null}
      {status === 'notified' || allowed.includes('shortlisted') ? (
        <Button
          variant="outline"
          disabled={isChanging}
          onClick={() => void setStatus(lead, 'shortlisted')}
        >
          <Trans>Shortlist</Trans>
        </Button>
      ) : null}
      {status === 'shortlisted' ? (
        <Button
          variant="outline"
          disabled={isChanging}
          onClick={() => void setStatus(lead, 'viewed')}
        >
          <Trans>Remove from shortlist</Trans>
        </Button>
      ) : null}
      {allowed.includes('dismissed') ? (
        <Button
          variant="ghost"
          disabled={isChanging}
          onClick={() => void setStatus(lead, 'dismissed')}
        >
          <Trans>Pass</Trans>
        </Button>
      ) : null}
      {status === 'dismissed' ? (
        <Button
          variant="outline"
          disabled={isChanging}
          onClick={() => void setStatus(lead, 'viewed')}
        >
          <Trans>Restore</Trans>
        </Button>
      ) : null}
    </div>
  );
}
