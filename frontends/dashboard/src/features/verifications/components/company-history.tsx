import type { StatusHistoryEntry } from '@haat/api/admin-verifications';
import { HistoryCard } from '../../../components/review/history-card';
import { useCompanyHistoryLabels } from '../../../hooks/use-company-history-labels';

/** The history of a company and its documents. */
export function CompanyHistory({ history }: { history: StatusHistoryEntry[] }) {
  const { what, who } = useCompanyHistoryLabels();
  const entries = history.map((entry) => ({
    id: entry.id,
    at: entry.at,
    what: <p className="font-semibold">{what(entry)}</p>,
    who: who(entry),
    reasonLabel: entry.reason_label,
    note: entry.reason,
  }));
  return <HistoryCard history={entries} />;
}
