import { useAmount, useExact } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';
import type { Quote, QuoteLine } from '../guest-quote-api';

/** Each line: what it is, how much of it, the price of one and of all. */
export const QuoteLines = ({ quote }: { quote: Quote }) => (
  <ol className="divide-y divide-line border-y border-line text-[14px]">
    {quote.items.map((line) => (
      <li key={line.requirement_item_id} className="grid gap-1 py-3">
        <Line line={line} taxMode={quote.tax_mode} />
        {line.spec ? (
          <p className="text-ink-700 [overflow-wrap:anywhere]">{line.spec}</p>
        ) : null}
        {line.note ? (
          <p className="text-ink-700 [overflow-wrap:anywhere]">{line.note}</p>
        ) : null}
      </li>
    ))}
  </ol>
);

type LineProps = { line: QuoteLine; taxMode: Quote['tax_mode'] };

/** The goods are without VAT: where the price of one has it, they are not their product. */
function Line({ line, taxMode }: LineProps) {
  const amount = useAmount();
  const { rupees } = useExact();
  const goods = rupees(line.cost.goods);
  return (
    <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
      <b className="min-w-0 [overflow-wrap:anywhere]">{line.name}</b>
      {line.type === 'not_available' ? (
        <span className="text-ink-500">
          <Trans>Not available</Trans>
        </span>
      ) : (
        <span>
          {amount(line)} × {rupees(line.unit_price ?? '0')}{' '}
          {taxMode === 'vat_13_included' ? (
            <Trans>({goods} excl. VAT)</Trans>
          ) : (
            <>
              = <b>{goods}</b>
            </>
          )}
        </span>
      )}
    </p>
  );
}
