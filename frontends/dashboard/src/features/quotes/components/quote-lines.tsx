import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Quote, QuoteLine } from '../../../api/quotes';
import { useAmount } from '../../../hooks/use-amount';
import { useQuoteLabels } from '../hooks/use-quote-labels';
import { LineCost } from './line-cost';

/** Each line as it was offered: what it is, how much of it, and what it costs in parts. */
export function QuoteLines({ quote }: { quote: Quote }) {
  return (
    <ol className="divide-y divide-line text-[14px]">
      {quote.items.map((line) => (
        <li key={line.requirement_item_id} className="grid gap-2 py-3.5">
          <LineName line={line} />
          {line.type === 'not_available' ? null : isOrdered(quote, line) ? (
            <LineCost line={line} isOnly={quote.items.length === 1} />
          ) : (
            <p className="text-sm text-ink-500">
              <Trans>Not in the order</Trans>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** All lines are, unless a part of the quote was accepted. */
const isOrdered = ({ awarded_lines: awarded }: Quote, line: QuoteLine) =>
  awarded === null || awarded.includes(line.requirement_item_id);

function LineName({ line }: { line: QuoteLine }) {
  const amount = useAmount();
  const labels = useQuoteLabels();
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        <span className="min-w-0 break-words">{line.name}</span>
        {line.type === 'requested' ? null : (
          <Badge tone={line.type === 'alternative' ? 'premium' : 'grey'}>
            {labels.type(line.type)}
          </Badge>
        )}
        {line.type === 'not_available' ? null : (
          <span className="ml-auto font-normal tabular-nums text-ink-700">
            <span className="sr-only">
              <Trans>Quantity</Trans>{' '}
            </span>
            {amount(line)}
          </span>
        )}
      </p>
      {line.spec ? <p className="text-ink-700">{line.spec}</p> : null}
      {line.note ? <p className="text-ink-700">{line.note}</p> : null}
    </div>
  );
}
