import {
  useLeafCategories,
  usePlaceText,
  useUnitName,
  useRequirementLabels,
} from '@haat/enquiry';
import { useProvincesQuery } from '@haat/api/locations';
import { numeral, useFormat, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Draft, DraftItem } from '../requirement-schema';
import { STEPS } from '../steps';

type Row = { key: string; label: string; value: string };
export type SummaryPart = { step: number; name: string; rows: Row[] };

/** The draft as text, step by step; what was left empty is left out. */
export function useSummary(draft: Draft): SummaryPart[] {
  const { t, i18n } = useLingui();
  const { date, money, number } = useFormat();
  const localName = useLocalName();
  const labels = useRequirementLabels();
  const unitName = useUnitName();
  const { categories } = useLeafCategories();
  const provinces = useProvincesQuery().data ?? [];
  const place = usePlaceText(draft);
  const category = categories.find(({ id }) => id === draft.category_id);
  const from = provinces.filter(({ id }) => draft.province_ids.includes(id));
  const audience = [
    draft.verified_only ? t`Only verified suppliers` : '',
    ...from.map(localName),
  ];
  const shown = number(draft.expires_in_days);
  const fileCount = draft.files.length > 0 ? number(draft.files.length) : '';
  const amount = (item: DraftItem) => {
    const unit = item.unit_id ? unitName(item.unit_id) : item.unit;
    const price = item.target_price ? money(numeral(item.target_price)) : '';
    const many = [number(numeral(item.quantity)), unit].filter(Boolean).join(' ');
    return [many, item.spec.trim(), price].filter(Boolean).join(' · ');
  };
  const rows: Row[][] = [
    [
      { key: 'title', label: t`What do you need?`, value: draft.title },
      { key: 'category', label: t`Category`, value: localName(category) },
      { key: 'text', label: t`Details`, value: draft.description },
      { key: 'for', label: t`Purpose`, value: labels.purpose(draft.purpose) ?? '' },
      { key: 'files', label: t`Files`, value: fileCount },
    ],
    draft.items.map((item, index) => ({
      key: String(index),
      label: item.name || draft.title,
      value: amount(item),
    })),
    [
      {
        key: 'until',
        label: t`Needed by`,
        value: draft.needed_by && date(draft.needed_by),
      },
      {
        key: 'often',
        label: t`How often`,
        value: labels.frequency(draft.frequency) ?? '',
      },
      { key: 'place', label: t`Delivery place`, value: place },
      { key: 'pay', label: t`Payment`, value: labels.payment(draft.payment_pref) ?? '' },
    ],
    [
      { key: 'name', label: t`Name`, value: draft.name },
      { key: 'phone', label: t`Phone Number`, value: draft.phone_number },
      { key: 'mail', label: t`Email address`, value: draft.email },
      {
        key: 'reach',
        label: t`How should we reply?`,
        value: labels.contact(draft.contact_pref) ?? '',
      },
      { key: 'quotes', label: t`Max. quotes`, value: number(draft.max_quotes) },
      { key: 'open', label: t`Keep open for`, value: t`${shown} days` },
      { key: 'asked', label: t`Suppliers`, value: audience.filter(Boolean).join(', ') },
    ],
  ];
  return STEPS.map(({ label: name }, step) => ({
    step,
    name: i18n._(name),
    rows: (rows[step] ?? []).filter(({ value }) => value !== ''),
  }));
}
