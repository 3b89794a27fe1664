import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, type DragEvent } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { useUndoableChanges } from '../hooks/use-undoable-changes';
import { targetIn, type Stage } from '../../../components/enquiries/stages';
import type { Inbox } from '../hooks/use-inbox';
import { ColumnCards } from './column-cards';
import { ColumnHead } from './column-head';

type Props = {
  stage: Stage;
  count: number | undefined;
  cards: Enquiry[] | undefined;
  inbox: Inbox;
  isFolded: boolean;
  /** Undefined: the column cannot be folded. */
  onToggle: (() => void) | undefined;
  dragged: Enquiry | null;
  onDrag: (enquiry: Enquiry | null) => void;
};

/** Folded it is a narrow strip, and still takes a card that is dropped on it. */
export function BoardColumn(props: Props) {
  const { stage, count, isFolded, onToggle, dragged, onDrag } = props;
  const { i18n } = useLingui();
  const { schedule } = useUndoableChanges();
  const bodyId = useId();
  const isOwn = dragged !== null && stage.statuses.includes(dragged.status);
  const to = dragged && !isOwn ? targetIn(stage, dragged.allowed_statuses) : undefined;
  const drop = {
    onDragOver: (event: DragEvent) => to && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged && to) schedule(dragged, to);
      onDrag(null);
    },
  };
  return (
    <section
      aria-label={i18n._(stage.label)}
      {...drop}
      className={cn(
        'flex shrink-0 snap-start flex-col rounded-lg border border-transparent bg-well transition',
        isFolded ? 'w-13' : 'w-[264px] p-2 lg:min-w-[180px] lg:flex-1',
        to && 'border-dashed border-indigo-500 bg-indigo-50',
        dragged && !to && !isOwn && 'opacity-50',
      )}
    >
      <ColumnHead
        stage={stage}
        count={count}
        isFolded={isFolded}
        onToggle={onToggle}
        bodyId={bodyId}
      />
      <div id={bodyId} hidden={isFolded}>
        {isFolded ? null : <ColumnCards {...props} />}
      </div>
    </section>
  );
}
