import { Link, paths, useLocalName } from '@haat/platform';
import { Badge, Card, StatusChip } from '@haat/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Lead } from '../../../api/leads';
import { useAmount } from '../../quotes/use-amount';
import { LeadActions } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { WhyMatched } from './why-matched';

const SHOWN = 3;

/** A buy lead at a glance: what, how much, where, until when, and why it came here. */
export function LeadCard({ lead }: { lead: Lead }) {
  const localName = useLocalName();
  const amount = useAmount();
  const more = lead.items.length - SHOWN;
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
            <Trans>Asked you by name</Trans>
          </Badge>
        ) : null}
        <StatusChip status={lead.status} label={lead.status_label} />
      </div>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {lead.items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="rounded-full bg-sand px-3 py-1">
            {item.name} · {amount(item)}
          </li>
        ))}
        {more > 0 ? (
          <li className="py-1 text-ink-500">
            <Plural value={more} one="# more line" other="# more lines" />
          </li>
        ) : null}
      </ul>
      <LeadFacts lead={lead} />
      <WhyMatched lead={lead} />
      <LeadActions lead={lead} />
    </Card>
  );
}
