import type { TodoQuote } from '@haat/api/dashboard';
import { pluralForm, useFormat } from '@haat/platform';
import { Select, Trans } from '@lingui/react/macro';

const MAX_ROWS = 4;

/** The quotes to compare, the cheapest first. */
export const TaskQuotes = ({ quotes }: { quotes: TodoQuote[] }) => (
  <ul className="basis-full divide-y divide-line rounded-md border border-line bg-paper text-[14px]">
    {quotes.slice(0, MAX_ROWS).map((quote, place) => (
      <Row key={place} quote={quote} />
    ))}
  </ul>
);

function Row({ quote }: { quote: TodoQuote }) {
  const { money, number } = useFormat();
  const { company, amount, delivery_days: days } = quote;
  const count = number(days ?? 0);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
      <span className="min-w-0 flex-1 basis-40 font-medium">
        {company ?? <Trans>A supplier</Trans>}
      </span>
      <b className="font-semibold tabular-nums">{money(amount)}</b>
      {days === null ? null : (
        <span className="text-ink-500 tabular-nums">
          <Select
            value={pluralForm(days)}
            _one={`${count} day`}
            other={`${count} days`}
          />
        </span>
      )}
    </li>
  );
}
