import type { RequirementOut } from '@haat/api/requirements';
import { usePlaceText } from '@haat/enquiry';
import { useProvincesQuery } from '@haat/api/locations';
import { useFormat, useLocalName } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SentFiles } from '../conversations/sent-files';
import { ItemList } from './item-list';
import { PreferenceList } from './preference-list';

type Props = {
  requirement: RequirementOut;
  /** The description with marks, for a review. */
  description?: ReactNode;
};

/** The complete requirement. */
export function RequirementFacts({ requirement, description }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const provinces = useProvincesQuery().data ?? [];
  const place = usePlaceText(requirement.delivery ?? {});
  const { prefs, contact, hide_contact, max_quotes, is_private } = requirement;
  const from = provinces.filter(({ id }) => prefs?.province_ids.includes(id));
  const conditions = [
    is_private ? t`Only the suppliers you named` : '',
    prefs?.verified_only ? t`Only verified suppliers` : '',
    ...from.map(localName),
  ].filter(Boolean);
  const rows = [
    { key: 'place', name: <Trans>Delivery place</Trans>, value: place },
    { key: 'asked', name: <Trans>Suppliers</Trans>, value: conditions.join(', ') },
    { key: 'most', name: <Trans>Max. quotes</Trans>, value: number(max_quotes) },
    {
      key: 'contact',
      name: hide_contact ? <Trans>Contact (hidden)</Trans> : <Trans>Contact</Trans>,
      value: contact ? `${contact.name}, ${contact.phone_number}` : '',
    },
  ];
  return (
    <Card className="grid gap-4 p-4 lg:p-5">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {description ?? requirement.description}
      </p>
      <SentFiles ids={requirement.attachment_ids} />
      <ItemList items={requirement.items} />
      <dl className="grid gap-2 text-[14px]">
        {rows.map(({ key, name, value }) =>
          value ? (
            <div key={key} className="flex justify-between gap-3">
              <dt className="shrink-0 text-ink-500">{name}</dt>
              <dd className="text-right font-semibold [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <PreferenceList requirement={requirement} />
    </Card>
  );
}
