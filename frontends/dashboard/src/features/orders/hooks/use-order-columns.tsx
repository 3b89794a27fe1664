import { paths, useFormat, useLocalName } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderSummary, Side } from '../../../api/orders';
import { DayCell } from '../../../components/lists/day-cell';
import { IndexName } from '../../../components/lists/index-name';
import type { IndexColumn } from '../../../components/lists/index-table';
import { useExact } from '../../../hooks/use-exact';

/** They leave in a set order: changed, lines, needed by, placed. */
export function useOrderColumns(side: Side): IndexColumn<OrderSummary>[] {
  const { number } = useFormat();
  const { rupees } = useExact();
  const localName = useLocalName();
  const pathOf = side === 'seller' ? paths.sellerOrder : paths.buyerOrder;
  return [
    {
      key: 'order',
      label: <Trans>Order</Trans>,
      isName: true,
      isOnPhone: true,
      cell: (order) => (
        <IndexName
          to={pathOf(order.id)}
          line={order.title}
          phoneLine={`${rupees(order.totals.landed)} · ${order.title}`}
        >
          {order.number} · {localName({ name: order.partner, name_ne: order.partner_ne })}
        </IndexName>
      ),
    },
    {
      key: 'status',
      label: <Trans>Status</Trans>,
      isOnPhone: true,
      cell: (order) => <StatusChip status={order.status} label={order.status_label} />,
    },
    {
      key: 'total',
      label: <Trans>Total delivered</Trans>,
      isNumber: true,
      cell: (order) => <b className="font-semibold">{rupees(order.totals.landed)}</b>,
    },
    {
      key: 'lines',
      label: <Trans>Lines</Trans>,
      isNumber: true,
      leaves: 2,
      cell: (order) => number(order.line_count),
    },
    {
      key: 'needed',
      label: <Trans>Needed by</Trans>,
      isNumber: true,
      leaves: 3,
      cell: (order) => (order.needed_by ? <DayCell at={order.needed_by} /> : '–'),
    },
    {
      key: 'placed',
      label: <Trans>Placed</Trans>,
      isNumber: true,
      leaves: 4,
      cell: (order) => <DayCell at={order.created_at} />,
    },
    {
      key: 'updated',
      label: <Trans>Changed</Trans>,
      isNumber: true,
      leaves: 1,
      cell: (order) => <DayCell at={order.updated_at} />,
    },
  ];
}
