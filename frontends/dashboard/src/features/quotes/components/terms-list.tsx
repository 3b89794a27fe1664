import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../api/quotes';
import { useQuoteLabels } from '../hooks/use-quote-labels';

/** Tax, delivery, payment, validity. */
export function TermsList({ quote }: { quote: Quote }) {
  const labels = useQuoteLabels();
  const { date } = useFormat();
  const rows = [
    { key: 'tax', name: <Trans>Tax</Trans>, value: labels.tax(quote.tax_mode) },
    {
      key: 'delivery',
      name: <Trans>Delivery time</Trans>,
      value: labels.delivery(quote.delivery_days),
    },
    { key: 'pay', name: <Trans>Payment</Trans>, value: labels.payment(quote.payment) },
    { key: 'valid', name: <Trans>Valid until</Trans>, value: date(quote.valid_until) },
  ];
  return (
    <dl className="grid gap-2 text-[14px]">
      {rows.map(({ key, name, value }) => (
        <div key={key} className="flex justify-between gap-3">
          <dt className="text-ink-500">{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
