import { StatusChip } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProductMove } from '../../../api/admin-products';
import { HistoryCard } from '../../desk/history-card';

const WHO = {
  seller: msg`Seller`,
  admin: msg`Administrator`,
  system: msg`Automatic`,
};

/** Every status it had. */
export function ProductHistory({ history }: { history: ProductMove[] }) {
  const { i18n } = useLingui();
  const entries = history.map((move) => ({
    id: move.id,
    at: move.at,
    what: <StatusChip status={move.to_status} label={move.to_label} />,
    who: i18n._(WHO[move.role]),
    reasonLabel: move.reason_label,
    note: move.note,
  }));
  return <HistoryCard history={entries} />;
}
