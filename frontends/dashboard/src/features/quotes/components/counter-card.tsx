import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote, QuoteLine } from '../../../api/quotes';
import { useAmount } from '../../../hooks/use-amount';
import { useExact } from '../../../hooks/use-exact';
import { useQuoteLabels } from '../hooks/use-quote-labels';

type Counter = NonNullable<Quote['counter']>;

/** The buyer's counter-offer: its note, and what it changes next to the offer. */
export function CounterCard({ quote }: { quote: Quote }) {
  const { date, time } = useFormat();
  const { counter, items } = quote;
  if (!counter) return null;
  const counterOf = (id: string) =>
    counter.items.find(({ requirement_item_id }) => requirement_item_id === id);
  return (
    <Card className="grid gap-3 border-mari-300 bg-mari-50 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Buyer’s counter-offer</Trans>
      </h2>
      <p className="whitespace-pre-line break-words">{counter.note}</p>
      <ul className="grid gap-1.5 text-[14px] tabular-nums">
        {items.map((line) => {
          const countered = counterOf(line.requirement_item_id);
          return countered ? (
            <CounteredLine key={line.requirement_item_id} {...{ line, countered }} />
          ) : null;
        })}
        <CounteredTerms quote={quote} counter={counter} />
      </ul>
      <p className="text-sm text-ink-700">
        <time dateTime={counter.at}>{`${date(counter.at)} ${time(counter.at)}`}</time>
      </p>
    </Card>
  );
}

/** What was offered, struck out, and what the buyer wants. */
function Change({ name, from, to }: { name: ReactNode; from?: string; to: string }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-3">
      <span className="min-w-0 break-words">{name}</span>
      <span>
        {from ? <s className="mr-2 text-ink-500">{from}</s> : null}
        <b>{to}</b>
      </span>
    </li>
  );
}

type LineProps = { line: QuoteLine; countered: Counter['items'][number] };

function CounteredLine({ line, countered }: LineProps) {
  const { rupees } = useExact();
  const amount = useAmount();
  const { unit_price: price, quantity } = countered;
  return (
    <>
      {price ? (
        <Change
          name={line.name}
          from={line.unit_price ? rupees(line.unit_price) : undefined}
          to={rupees(price)}
        />
      ) : null}
      {quantity ? (
        <Change name={line.name} from={amount(line)} to={amount({ ...line, quantity })} />
      ) : null}
    </>
  );
}

function CounteredTerms({ quote, counter }: { quote: Quote; counter: Counter }) {
  const labels = useQuoteLabels();
  const { payment, delivery_days: days } = counter;
  return (
    <>
      {payment ? (
        <Change
          name={<Trans>Payment</Trans>}
          from={labels.payment(quote.payment)}
          to={labels.payment(payment)}
        />
      ) : null}
      {days === null || days === undefined ? null : (
        <Change
          name={<Trans>Delivery time</Trans>}
          from={labels.delivery(quote.delivery_days)}
          to={labels.delivery(days)}
        />
      )}
    </>
  );
}
