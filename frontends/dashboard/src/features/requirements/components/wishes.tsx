import type { RequirementShown } from '@haat/api/requirements';
import { useRequirementLabels } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';

/** What the buyer would like besides the goods. */
export function Wishes({ requirement }: { requirement: RequirementShown }) {
  const words = useRequirementLabels();
  const { frequency, purpose, payment_pref, contact_pref } = requirement;
  const rows = [
    { key: 'often', name: <Trans>How often</Trans>, word: words.frequency(frequency) },
    { key: 'for', name: <Trans>Purpose</Trans>, word: words.purpose(purpose) },
    { key: 'pay', name: <Trans>Payment</Trans>, word: words.payment(payment_pref) },
    { key: 'reach', name: <Trans>Answer</Trans>, word: words.contact(contact_pref) },
  ];
  return (
    <dl className="grid gap-2 text-[14px]">
      {rows.map(({ key, name, word }) =>
        word ? (
          <div key={key} className="flex justify-between gap-3">
            <dt className="text-ink-500">{name}</dt>
            <dd className="text-right font-semibold">{word}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
