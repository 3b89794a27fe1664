import { useAmount, useExact } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';
import type { Quote, QuoteLine } from '../guest-quote-api';

/** Each line: what it is, how much of it, the price of one and of all without VAT. */
export const QuoteLines = ({ quote }: { quote: Quote }) => (
  <ol className="divide-y divide-line border-y border-line text-[14px]">
    {quote.items.map((line) => (
      <li key={line.requirement_item_id} className="grid gap-1 py-3">
        <Line line={line} />
        {line.note ? (
          <p className="text-ink-700 [overflow-wrap:anywhere]">{line.note}</p>
        ) : null}
      </li>
    ))}
  </ol>
);

function Line({ line }: { line: QuoteLine }) {
  const amount = useAmount();
  const { rupees } = useExact();
  return (
    <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
      <b className="min-w-0 [overflow-wrap:anywhere]">{line.name}</b>
      {line.type === 'not_available' ? (
        <span className="text-ink-500">
          <Trans>Not available</Trans>
        </span>
      ) : (
        <span>
          {amount(line)} × {rupees(line.unit_price ?? '0')} ={' '}
          <b>{rupees(line.cost.goods)}</b>
        </span>
      )}
    </p>
  );
}
