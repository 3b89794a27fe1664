import { useFormat, useLocalName } from '@haat/platform';
import { Badge, Button, Card, WhatsAppIcon } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { Lead } from '../lead-api';

const digits = (phone: string) => phone.replace(/\D/g, '');

/** The buyer, the products, the message, and two ways to call back. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { number, relative, date } = useFormat();
  const localName = useLocalName();
  const { t } = useLingui();
  const goods = localName({
    name: lead.product_name ?? lead.category_name ?? '',
    name_ne: lead.product_name ? lead.product_name_ne : lead.category_name_ne,
  });
  const amount = lead.quantity ? `${number(lead.quantity)} ${lead.unit ?? ''}` : '';
  const place = localName({
    name: lead.delivery?.district ?? '',
    name_ne: lead.delivery?.district_ne ?? null,
  });
  const neededBy = lead.needed_by ? t`needed by ${date(lead.needed_by)}` : '';
  const facts = [goods, amount.trim(), place, neededBy, relative(lead.created_at)];
  return (
    <Card className="p-5">
      <div className="flex items-start justify-between gap-3">
        <p className="text-lg font-bold [overflow-wrap:anywhere]">{lead.name}</p>
        <Badge tone={lead.status === 'replied' ? 'green' : 'new'}>
          {lead.status_label}
        </Badge>
      </div>
      <p className="mt-0.5 text-sm text-ink-500">{facts.filter(Boolean).join(' · ')}</p>
      <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {lead.requirements}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button asChild variant="outline">
          <a href={`tel:${lead.phone_number}`}>
            <Phone aria-hidden />
            <Trans>Call</Trans>
          </a>
        </Button>
        <Button asChild variant="wa">
          <a
            href={`https://wa.me/${digits(lead.phone_number)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <WhatsAppIcon />
            <Trans>WhatsApp</Trans>
          </a>
        </Button>
      </div>
    </Card>
  );
}
