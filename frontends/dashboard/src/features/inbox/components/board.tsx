import { ErrorPanel } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { useUndoableChanges } from '../hooks/use-undoable-changes';
import { COLUMNS, countIn } from '../../../components/enquiries/stages';
import type { Inbox } from '../hooks/use-inbox';
import { useOpenColumns } from '../hooks/use-open-columns';
import { BoardColumn } from './board-column';

/** Every stage a column, the ended ones folded; a card goes to the next by mouse, or by its menu. */
export function Board({ inbox }: { inbox: Inbox }) {
  const { t } = useLingui();
  const { scheduled } = useUndoableChanges();
  const [dragged, setDragged] = useState<Enquiry | null>(null);
  const { isFolded, toggleOf } = useOpenColumns();
  const { query, rows, meta } = inbox;
  if (query.error && !rows) {
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    // It scrolls sideways, and must be reachable by keyboard to do so.
    <section
      aria-label={t`Board`}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-x-auto border-t border-line bg-desk max-lg:snap-x max-lg:scroll-px-4"
    >
      <div className="flex min-h-full gap-3 p-4 lg:px-6">
        {COLUMNS.map((stage) => (
          <BoardColumn
            key={stage.key}
            stage={stage}
            count={meta ? countIn(stage, meta.counts) : undefined}
            cards={rows?.filter(({ id, status }) =>
              stage.statuses.includes(scheduled[id] ?? status),
            )}
            inbox={inbox}
            isFolded={isFolded(stage.key)}
            onToggle={toggleOf(stage.key)}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </div>
    </section>
  );
}
