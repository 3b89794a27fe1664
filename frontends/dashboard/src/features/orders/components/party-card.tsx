import { useLocalName, useLocale } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Party } from '../../../api/orders';

/** A company as it was on the day of the order. */
export function PartyCard({ title, party }: { title: ReactNode; party: Party }) {
  const locale = useLocale();
  const name = useLocalName()(party);
  const { person, pan_number, address, phone_number: phone } = party;
  const district = (locale === 'ne' && party.district_ne) || party.district;
  return (
    <Card className="grid gap-1 break-words p-5 text-[14px]">
      <h2 className="text-lg leading-snug">{title}</h2>
      <b>{name}</b>
      {person && person !== name ? <p>{person}</p> : null}
      {pan_number ? (
        <p>
          <Trans>PAN {pan_number}</Trans>
        </p>
      ) : null}
      <p>{[address, district].filter(Boolean).join(', ')}</p>
      {phone ? (
        <a
          href={`tel:${phone}`}
          className="whitespace-nowrap py-2 font-semibold text-indigo-700"
        >
          {phone}
        </a>
      ) : null}
    </Card>
  );
}
