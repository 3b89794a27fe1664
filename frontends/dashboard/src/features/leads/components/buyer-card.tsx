import type { RequirementOut } from '@haat/api/requirements';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { ContactButtons } from '../../../components/enquiries/contact-buttons';
import { PreferenceList } from '../../../components/requirement/preference-list';

/** The buyer, as far as one may know (D17), with the other preferences. */
export function BuyerCard({ lead }: { lead: RequirementOut }) {
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Buyer</Trans>
      </h2>
      {lead.contact ? (
        <div>
          <b className="block">{lead.contact.name}</b>
          <ContactButtons enquiry={lead.contact} />
        </div>
      ) : (
        <p className="flex gap-2.5 rounded-md bg-sand p-3 text-sm text-ink-700">
          <EyeOff className="size-5 shrink-0" aria-hidden />
          <Trans>
            Name and phone appear here once the buyer shortlists or accepts your quote.
          </Trans>
        </p>
      )}
      {lead.delivery?.address ? <p className="text-sm">{lead.delivery.address}</p> : null}
      <PreferenceList requirement={lead} />
    </Card>
  );
}
