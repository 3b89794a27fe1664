import type { StatusHistoryEntry } from '@haat/api/admin-products';
import { StatusChip } from '@haat/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { HistoryCard } from '../../../components/review/history-card';

const WHO: Record<string, MessageDescriptor> = {
  seller: msg`Seller`,
  admin: msg`Administrator`,
  system: msg`Automatic`,
};

/** Every status it had. */
export function ProductHistory({ history }: { history: StatusHistoryEntry[] }) {
  const { i18n } = useLingui();
  const who = (role: string) => (WHO[role] ? i18n._(WHO[role]) : role);
  const entries = history.map((entry) => ({
    id: entry.id,
    at: entry.at,
    what: <StatusChip status={entry.to_status} label={entry.to_label} />,
    who: who(entry.role),
    reasonLabel: entry.reason_label,
    note: entry.note,
  }));
  return <HistoryCard history={entries} />;
}
