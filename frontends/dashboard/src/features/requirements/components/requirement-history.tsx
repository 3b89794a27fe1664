import type { RequirementDetail } from '@haat/api/requirements';
import { StatusChip } from '@haat/ui';
import { HistoryCard } from '../../../components/review/history-card';
import { useRequirementWords } from '../use-requirement-words';

/** Every status it had, the newest first. */
export function RequirementHistory({ requirement }: { requirement: RequirementDetail }) {
  const words = useRequirementWords();
  const entries = requirement.history.map((move) => ({
    id: move.id,
    at: move.at,
    what: <StatusChip status={move.to_status} label={move.status_label} />,
    who: words.who(move.role),
    reasonLabel: null,
    note: move.reason ? words.reason(move.reason) : null,
  }));
  return <HistoryCard history={entries} />;
}
