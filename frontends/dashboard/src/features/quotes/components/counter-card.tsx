import { Card } from '@haat/ui';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../api/quotes';
import { useExact } from '../../../hooks/use-exact';

/** The buyer's counter-offer: its note, and its prices next to those of the offer. */
export function CounterCard({ quote }: { quote: Quote }) {
  const { rupees } = useExact();
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
        {items.map(({ requirement_item_id: id, name, unit_price }) => {
          const countered = counterOf(id);
          return countered ? (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span>{name}</span>
              <span>
                {unit_price ? (
                  <s className="mr-2 text-ink-500">{rupees(unit_price)}</s>
                ) : null}
                <b>{rupees(countered.unit_price)}</b>
              </span>
            </li>
          ) : null;
        })}
      </ul>
      <p className="text-sm text-ink-700">
        <time dateTime={counter.at}>{`${date(counter.at)} ${time(counter.at)}`}</time>
      </p>
    </Card>
  );
}
