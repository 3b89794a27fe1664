import { Link, useFormat } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Enquiry } from '../../../api/enquiries';
import type { Stage } from '../../../components/enquiries/stages';
import { worthOf } from '../../../components/enquiries/worth-of';
import type { Inbox } from '../hooks/use-inbox';
import { BoardCard } from './board-card';

type Props = {
  stage: Stage;
  count: number | undefined;
  cards: Enquiry[] | undefined;
  inbox: Inbox;
  onDrag: (enquiry: Enquiry | null) => void;
};

/** The enquiries of a column, and what they are worth once all of them are here. */
export function ColumnCards({ stage, count, cards, inbox, onDrag }: Props) {
  const { money } = useFormat();
  const more = (count ?? 0) - (cards?.length ?? 0);
  const worths = (cards ?? []).map((card) => worthOf(card) ?? 0);
  const worth = worths.reduce((sum, one) => sum + one, 0);
  return (
    <>
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
    </>
  );
}
