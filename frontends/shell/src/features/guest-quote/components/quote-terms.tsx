import { useDealTerms } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '../guest-quote-api';

/** Tax, delivery, payment, validity, and the supplier's note. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const { date } = useFormat();
  const { t } = useLingui();
  const labels = useDealTerms();
  const rows = [
    { label: t`Tax`, text: labels.tax(quote.tax_mode) },
    { label: t`Delivery time`, text: labels.delivery(quote.delivery_days) },
    { label: t`Payment`, text: labels.payment(quote.payment) },
    { label: t`Valid until`, text: date(quote.valid_until) },
  ];
  return (
    <>
      <dl className="grid gap-2 text-[14px]">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-500">{label}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {quote.note ? (
        <p className="whitespace-pre-line text-[14px] text-ink-700 [overflow-wrap:anywhere]">
          <Trans>Note from the supplier:</Trans> {quote.note}
        </p>
      ) : null}
    </>
  );
}
