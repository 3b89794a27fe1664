import { useExact } from '@haat/enquiry';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../guest-quote-api';

/** The guest's counter-offer, while the supplier has not answered it. */
export function CounterNote({ quote }: { quote: Quote }) {
  const { rupees, quantity } = useExact();
  const { counter, items, status } = quote;
  if (!counter || status !== 'countered') return null;
  const nameOf = (id: string) =>
    items.find(({ requirement_item_id }) => requirement_item_id === id)?.name;
  return (
    <Card className="grid gap-2 border-mari-300 bg-mari-50 p-5">
      <h2 className="text-lg">
        <Trans>Your counter-offer was sent</Trans>
      </h2>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{counter.note}</p>
      <ul className="text-[14px] tabular-nums">
        {counter.items.map((line) => (
          <li key={line.requirement_item_id}>
            {[
              nameOf(line.requirement_item_id),
              line.quantity && quantity(line.quantity),
              line.unit_price && rupees(line.unit_price),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-700">
        <Trans>
          We email you when the supplier answers. Until then it can’t be accepted.
        </Trans>
      </p>
    </Card>
  );
}
