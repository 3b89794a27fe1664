import { Link, useFormat } from '@haat/platform';
import { Skeleton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DragEvent } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { useUndoableChanges } from '../hooks/use-undoable-changes';
import { targetIn, type Stage } from '../../../components/enquiries/stages';
import { worthOf } from '../../../components/enquiries/worth-of';
import type { Inbox } from '../hooks/use-inbox';
import { BoardCard } from './board-card';

type Props = {
  stage: Stage;
  count: number | undefined;
  cards: Enquiry[] | undefined;
  inbox: Inbox;
  dragged: Enquiry | null;
  onDrag: (enquiry: Enquiry | null) => void;
};

export function BoardColumn({ stage, count, cards, inbox, dragged, onDrag }: Props) {
  const { i18n } = useLingui();
  const { money, number } = useFormat();
  const { schedule } = useUndoableChanges();
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
  const more = (count ?? 0) - (cards?.length ?? 0);
  const worths = (cards ?? []).map((card) => worthOf(card) ?? 0);
  const worth = worths.reduce((sum, one) => sum + one, 0);
  return (
    <section
      aria-label={i18n._(stage.label)}
      {...drop}
      className={cn(
        'flex w-[264px] shrink-0 snap-start flex-col rounded-lg border border-transparent bg-well p-2 transition lg:min-w-[180px] lg:flex-1',
        to && 'border-dashed border-indigo-500 bg-indigo-50',
        dragged && !to && !isOwn && 'opacity-50',
      )}
    >
      <h2 className="flex items-center gap-2 px-1.5 pb-2 pt-1 text-[14px] font-semibold">
        <span className={cn('size-2 rounded-full', stage.dot)} />
        {i18n._(stage.label)}
        <b className="ml-auto rounded-full bg-card px-2 text-xs font-bold leading-5 tabular-nums">
          {count === undefined ? '–' : number(count)}
        </b>
      </h2>
      {worth > 0 && more <= 0 ? (
        <p className="px-1.5 pb-2 text-sm text-ink-700 tabular-nums">
          <Trans>Worth {money(worth)}</Trans>
        </p>
      ) : null}
      {cards ? null : <Skeleton className="h-28 rounded-md" />}
      <ul className="grid content-start gap-2">
        {cards?.map((enquiry) => (
          <BoardCard
            key={enquiry.id}
            enquiry={enquiry}
            href={inbox.hrefOf({ id: enquiry.id, view: null, stage: null })}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {cards && more > 0 && !inbox.isFiltered ? (
        <Link
          to={inbox.hrefOf({ view: null, stage: stage.key })}
          className="mt-1 grid min-h-11 place-items-center text-sm font-semibold text-indigo-700"
        >
          <Trans>See all in the list</Trans>
        </Link>
      ) : null}
    </section>
  );
}
