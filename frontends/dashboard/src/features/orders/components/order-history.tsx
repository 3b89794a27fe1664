import { StatusChip } from '@haat/ui';
import type { OrderDetail } from '../../../api/orders';
import { HistoryCard } from '../../../components/review/history-card';
import { useOrderLabels } from '../hooks/use-order-labels';

/** Every status of the order, the newest first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const labels = useOrderLabels();
  const entries = order.history.map((entry, at) => ({
    id: `${at}-${entry.at}`,
    at: entry.at,
    what: <StatusChip status={entry.to_status} label={entry.status_label} />,
    who: labels.side(entry.role),
    reasonLabel: entry.reason,
    note: null,
  }));
  return <HistoryCard history={entries.reverse()} />;
}
