import type { OpenOrder } from '@haat/api/refusals';
import { Link, paths, useLocalName } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useGetOrderQuery } from '../../../api/orders';

/** An open order: number, partner, status; its page has what ends it. */
export function OpenOrderItem({ order }: { order: OpenOrder }) {
  const localName = useLocalName();
  const { order_id, number, role } = order;
  const { data } = useGetOrderQuery(order_id);
  const to = role === 'buyer' ? paths.buyerOrder(order_id) : paths.sellerOrder(order_id);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={to} className="font-semibold text-indigo-700 underline">
        {number}
        {data
          ? ` · ${localName({ name: data.partner, name_ne: data.partner_ne })}`
          : null}
      </Link>
      {data ? <StatusChip status={data.status} label={data.status_label} /> : null}
      <span>
        {role === 'buyer' ? (
          <Trans>Close or cancel it.</Trans>
        ) : (
          <Trans>Fulfil it and wait until it is closed, or cancel it.</Trans>
        )}
      </span>
    </li>
  );
}
