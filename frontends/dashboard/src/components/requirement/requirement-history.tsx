import type { RequirementDetail } from '@haat/api/requirements';
import { StatusChip } from '@haat/ui';
import { HistoryCard } from '../review/history-card';
import { useRequirementReasons } from '../../hooks/use-requirement-reasons';

/** Every status it had, the newest first. */
export function RequirementHistory({ requirement }: { requirement: RequirementDetail }) {
  const labels = useRequirementReasons();
  const entries = requirement.history.map((entry) => ({
    id: entry.id,
    at: entry.at,
    what: <StatusChip status={entry.to_status} label={entry.status_label} />,
    who: labels.who(entry.role),
    reasonLabel: null,
    note: entry.reason ? labels.reason(entry.reason) : null,
  }));
  return <HistoryCard history={entries} />;
}
