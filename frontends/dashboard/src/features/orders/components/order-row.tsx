import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import type { OrderSummary, Side } from '../../../api/orders';
import { useExact } from '../../../hooks/use-exact';

type Props = { order: OrderSummary; side: Side };

/** One order in a list: number, other company, total, status and date. */
export function OrderRow({ order, side }: Props) {
  const { date } = useFormat();
  const { rupees } = useExact();
  const localName = useLocalName();
  const { id, number, title, partner, partner_ne, totals, created_at } = order;
  const to = side === 'seller' ? paths.sellerOrder(id) : paths.buyerOrder(id);
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <Link to={to} className="inline-block py-2 font-semibold hover:text-indigo-700">
          {number} · {localName({ name: partner, name_ne: partner_ne })}
        </Link>
        <p className="break-words text-sm text-ink-500">{title}</p>
      </div>
      <p className="sm:text-right">
        <b className="block tabular-nums">{rupees(totals.landed)}</b>
        <time dateTime={created_at} className="text-sm text-ink-500">
          {date(created_at)}
        </time>
      </p>
      <StatusChip status={order.status} label={order.status_label} />
    </Card>
  );
}
