import { Link, useFormat } from '@haat/platform';
import { IconButton, Menu, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import type { Enquiry } from '../../../api/enquiries';
import { useUndoableChanges } from '../hooks/use-undoable-changes';
import { useOtherSide } from '../../../components/enquiries/other-side';
import { AboutLine } from '../../../components/enquiries/about-line';
import { DueNote } from '../../../components/enquiries/due-note';
import { LabelChips } from '../../../components/enquiries/label-chips';
import { StatusItems } from './status-items';
import { PlaceChip } from '../../../components/enquiries/place-chip';

type Props = {
  enquiry: Enquiry;
  href: string;
  onDrag: (enquiry: Enquiry | null) => void;
};

/** One enquiry on the board; it cannot change again while a change is scheduled. */
export function BoardCard({ enquiry, href, onDrag }: Props) {
  const { t } = useLingui();
  const { relative } = useFormat();
  const { scheduled, schedule } = useUndoableChanges();
  const name = useOtherSide(enquiry, 'seller');
  const isWaiting = scheduled[enquiry.id] !== undefined;
  const isMovable = !isWaiting && enquiry.allowed_statuses.length > 0;
  return (
    <li
      data-testid="enquiry-card"
      draggable={isMovable}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', name);
        dataTransfer.effectAllowed = 'move';
        onDrag(enquiry);
      }}
      onDragEnd={() => onDrag(null)}
      className={cn(
        'relative rounded-md border border-line bg-card p-3 shadow-e1 hover:border-indigo-500',
        isMovable && 'lg:cursor-grab',
        isWaiting && 'border-dashed border-indigo-500 opacity-70',
      )}
    >
      <Link to={href} draggable={false} className="grid min-h-11 gap-0.5">
        <b className="line-clamp-2 pr-9 text-[14.5px] font-semibold">{name}</b>
        <span className="line-clamp-2 text-[13.5px]">
          <AboutLine enquiry={enquiry} />
        </span>
        <span className="line-clamp-2 text-sm text-ink-500">
          {enquiry.last_message?.body ?? enquiry.requirements}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <DueNote due={enquiry.due_at} kind={enquiry.due_kind} />
          <PlaceChip place={enquiry.delivery} />
          <LabelChips labels={enquiry.labels} />
          <time className="ml-auto text-xs text-ink-500" dateTime={enquiry.created_at}>
            {relative(enquiry.updated_at)}
          </time>
        </span>
      </Link>
      {isMovable ? (
        <span className="absolute right-0 top-0">
          <Menu
            trigger={
              <IconButton label={t`Move ${name}`}>
                <ArrowLeftRight aria-hidden />
              </IconButton>
            }
          >
            <StatusItems
              enquiry={enquiry}
              side="seller"
              onSelect={(to) => schedule(enquiry, to)}
            />
          </Menu>
        </span>
      ) : null}
    </li>
  );
}
