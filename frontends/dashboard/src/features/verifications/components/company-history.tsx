import type { MoveShown } from '@haat/api/admin-verifications';
import { HistoryCard } from '../../../components/review/history-card';
import { useHistoryWords } from '../use-history-words';

/** What was done with a company and its papers. */
export function CompanyHistory({ history }: { history: MoveShown[] }) {
  const { what, who } = useHistoryWords();
  const entries = history.map((move) => ({
    id: move.id,
    at: move.at,
    what: <p className="font-semibold">{what(move)}</p>,
    who: who(move),
    reasonLabel: move.reason_label,
    note: move.reason,
  }));
  return <HistoryCard history={entries} />;
}
