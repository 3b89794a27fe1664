import type { RequirementOut } from '@haat/api/requirements';
import { useRequirementLabels } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';

/** The buyer's preferences: frequency, purpose, payment, contact. */
export function PreferenceList({ requirement }: { requirement: RequirementOut }) {
  const labels = useRequirementLabels();
  const { frequency, purpose, payment_pref, contact_pref } = requirement;
  const rows = [
    { key: 'often', name: <Trans>How often</Trans>, value: labels.frequency(frequency) },
    { key: 'for', name: <Trans>Purpose</Trans>, value: labels.purpose(purpose) },
    { key: 'pay', name: <Trans>Payment</Trans>, value: labels.payment(payment_pref) },
    { key: 'reach', name: <Trans>Answer</Trans>, value: labels.contact(contact_pref) },
  ];
  return (
    <dl className="grid gap-2 text-[14px]">
      {rows.map(({ key, name, value }) =>
        value ? (
          <div key={key} className="flex justify-between gap-3">
            <dt className="text-ink-500">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
