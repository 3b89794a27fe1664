import { Badge, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderDetail, OrderLine } from '../../../api/orders';
import { useAmount } from '../../../hooks/use-amount';
import { useExact } from '../../../hooks/use-exact';

/** Each line with its price, and how much of it is sent and received. */
export const OrderLines = ({ order }: { order: OrderDetail }) => (
  <Card className="p-5">
    <h2 className="mb-1 text-lg leading-snug">
      <Trans>Lines</Trans>
    </h2>
    <ol className="divide-y divide-line text-[14px]">
      {order.lines.map((line) => (
        <li key={line.id} className="grid gap-2 py-3.5">
          <LineHead line={line} />
          <Quantities line={line} />
        </li>
      ))}
    </ol>
  </Card>
);

function LineHead({ line }: { line: OrderLine }) {
  const { rupees } = useExact();
  const price = rupees(line.unit_price);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        <span className="min-w-0 break-words">{line.name}</span>
        {line.is_alternative ? (
          <Badge tone="premium">
            <Trans>Alternative</Trans>
          </Badge>
        ) : null}
        <span className="ml-auto font-normal tabular-nums text-ink-700">
          <Trans>{price} each</Trans>
        </span>
      </p>
      {line.spec ? <p className="text-ink-700">{line.spec}</p> : null}
      {line.note ? <p className="text-ink-700">{line.note}</p> : null}
    </div>
  );
}

function Quantities({ line }: { line: OrderLine }) {
  const amount = useAmount();
  const rows: { key: string; name: ReactNode; quantity: string; isOptional?: boolean }[] =
    [
      { key: 'ordered', name: <Trans>Ordered</Trans>, quantity: line.quantity },
      { key: 'sent', name: <Trans>Sent</Trans>, quantity: line.sent },
      { key: 'received', name: <Trans>Received</Trans>, quantity: line.received },
      {
        key: 'credited',
        name: <Trans>Credited</Trans>,
        quantity: line.credited,
        isOptional: true,
      },
    ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
      {rows.map(({ key, name, quantity, isOptional }) =>
        isOptional && Number(quantity) === 0 ? null : (
          <div key={key}>
            <dt className="text-sm text-ink-500">{name}</dt>
            <dd className="font-semibold">{amount({ ...line, quantity })}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
