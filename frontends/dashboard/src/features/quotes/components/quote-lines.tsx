import { Badge } from '@haat/ui';
import type { Quote } from '../../../api/quotes';
import { useAmount } from '../use-amount';
import { useExact } from '../use-exact';
import { useQuoteWords } from '../use-quote-words';

/** Each line as it was offered. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const amount = useAmount();
  const words = useQuoteWords();
  const { rupees } = useExact();
  return (
    <ol className="divide-y divide-line text-[14px]">
      {quote.items.map((line) => (
        <li
          key={line.requirement_item_id}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3"
        >
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold">
              {line.name}{' '}
              {line.type === 'requested' ? null : (
                <Badge tone={line.type === 'alternative' ? 'premium' : 'grey'}>
                  {words.type(line.type)}
                </Badge>
              )}
            </p>
            {line.note ? <p className="text-ink-700">{line.note}</p> : null}
          </div>
          {line.type === 'not_available' ? null : (
            <>
              <p className="tabular-nums text-ink-700">
                {amount(line)} × {line.unit_price ? rupees(line.unit_price) : '–'}
              </p>
              <b className="ml-auto tabular-nums">{rupees(line.cost.landed)}</b>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
