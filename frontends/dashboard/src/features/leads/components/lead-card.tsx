import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths, useLocalName } from '@haat/platform';
import { Badge, Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { RequestedItems } from '../../../components/requirement/requested-items';
import { LeadActions } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { WhyMatched } from './why-matched';

/** A buy lead at a glance: what, how much, where, until when, and why it came here. */
export function LeadCard({ lead }: { lead: RequirementOut }) {
  const localName = useLocalName();
  return (
    <Card className="grid gap-3 p-4 lg:p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h2 className="min-w-0 flex-1 basis-60 text-md leading-snug">
          <Link
            to={paths.sellerLead(lead.id)}
            className="inline-block py-1 hover:text-indigo-700 hover:underline"
          >
            {lead.title}
          </Link>
          <span className="block text-sm font-normal text-ink-500">
            {localName(lead.category)}
          </span>
        </h2>
        {lead.is_private ? (
          <Badge tone="premium">
            <Trans>Sent to you directly</Trans>
          </Badge>
        ) : null}
        <StatusChip status={lead.status} label={lead.status_label} />
      </div>
      <RequestedItems items={lead.items} />
      <LeadFacts lead={lead} />
      <WhyMatched lead={lead} />
      <LeadActions lead={lead} />
    </Card>
  );
}
