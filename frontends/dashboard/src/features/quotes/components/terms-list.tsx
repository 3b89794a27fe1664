import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../api/quotes';
import { useQuoteWords } from '../use-quote-words';

/** Tax, delivery, payment, validity. */
export function TermsList({ quote }: { quote: Quote }) {
  const words = useQuoteWords();
  const { date } = useFormat();
  const rows = [
    { key: 'tax', name: <Trans>Tax</Trans>, word: words.tax(quote.tax_mode) },
    {
      key: 'delivery',
      name: <Trans>Delivery time</Trans>,
      word: words.delivery(quote.delivery_days),
    },
    { key: 'pay', name: <Trans>Payment</Trans>, word: words.payment(quote.payment) },
    { key: 'valid', name: <Trans>Valid until</Trans>, word: date(quote.valid_until) },
  ];
  return (
    <dl className="grid gap-2 text-[14px]">
      {rows.map(({ key, name, word }) => (
        <div key={key} className="flex justify-between gap-3">
          <dt className="text-ink-500">{name}</dt>
          <dd className="text-right font-semibold">{word}</dd>
        </div>
      ))}
    </dl>
  );
}
