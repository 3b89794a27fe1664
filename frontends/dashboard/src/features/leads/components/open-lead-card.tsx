import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Badge, Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OpenLead } from '../../../api/matches';
import { RequestedItems } from '../../../components/requirement/requested-items';
import { LeadFacts } from './lead-facts';

/** One of all open leads; its status, once the company has it. */
export function OpenLeadCard({ lead }: { lead: OpenLead }) {
  const localName = useLocalName();
  const { date } = useFormat();
  const { id, title, category, status, status_label: label, opened_at } = lead;
  return (
    <Card className="grid gap-3 p-4 lg:p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h2 className="min-w-0 flex-1 basis-60 text-md leading-snug">
          <Link
            to={paths.sellerLead(id)}
            className="inline-block py-1 [overflow-wrap:anywhere] hover:text-indigo-700 hover:underline"
          >
            {title}
          </Link>
          <span className="block text-sm font-normal text-ink-500">
            {localName(category)}
            {opened_at ? (
              <>
                {' · '}
                <Trans>Posted {date(opened_at)}</Trans>
              </>
            ) : null}
          </span>
        </h2>
        {lead.is_private ? (
          <Badge tone="premium">
            <Trans>Sent to you directly</Trans>
          </Badge>
        ) : null}
        {status && label ? <StatusChip status={status} label={label} /> : null}
      </div>
      <RequestedItems items={lead.items} />
      <LeadFacts lead={lead} />
    </Card>
  );
}
