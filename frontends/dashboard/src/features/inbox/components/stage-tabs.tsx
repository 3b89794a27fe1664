import { Link, useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { countIn, stagesFor, type Side } from '../../../components/enquiries/stages';
import type { Inbox } from '../hooks/use-inbox';

/** Stages with their counts; links, so that a stage can be bookmarked and shared. */
export function StageTabs({ inbox, side }: { inbox: Inbox; side: Side }) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const counts = inbox.meta?.counts;
  // The address names statuses of its own: no stage is those.
  const isByStatus = inbox.stage.statuses.length === 0 && Boolean(inbox.queryArgs.status);
  return (
    <nav
      aria-label={t`Stages`}
      className="flex gap-1 overflow-x-auto px-2 [scrollbar-width:none] lg:px-4"
    >
      {stagesFor(side, counts).map((stage) => {
        const isOn = stage.key === inbox.stage.key && !isByStatus;
        return (
          <Link
            key={stage.key}
            to={inbox.hrefOf({
              stage: stage.key === 'all' ? null : stage.key,
              status: null,
              page: null,
            })}
            aria-current={isOn ? 'page' : undefined}
            className={cn(
              'flex min-h-11 items-center gap-2 whitespace-nowrap border-b-[3px] border-transparent px-3.5 text-[14px] font-semibold text-ink-500 hover:text-ink-900',
              isOn && 'border-indigo-600 text-indigo-700',
            )}
          >
            {stage.dot ? <span className={cn('size-2 rounded-full', stage.dot)} /> : null}
            {i18n._(stage.label)}
            <b
              className={cn(
                'rounded-full px-2 text-xs font-bold leading-5 tabular-nums',
                isOn ? 'bg-fill text-on-fill' : 'bg-track text-ink-700',
              )}
            >
              {number(countIn(stage, counts))}
            </b>
          </Link>
        );
      })}
    </nav>
  );
}
