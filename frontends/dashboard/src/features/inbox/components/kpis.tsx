import { Link, selectSellerProfile, useAppSelector, useFormat } from '@haat/platform';
import { Card, Sparkline, cn, useReplyTime } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf, waitingOf } from '../../../hooks/use-stage-counts';
import type { Inbox } from '../hooks/use-inbox';
import { useKpiLines } from '../hooks/use-kpi-lines';

/** Four figures about the inbox; those of the reply come from the public profile. */
export function Kpis({ inbox }: { inbox: Inbox }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const profile = useAppSelector(selectSellerProfile);
  const counts = inbox.meta?.counts;
  const dueToday = inbox.meta?.due?.today ?? 0;
  const replyTime = useReplyTime(profile?.response_time_hours);
  const rate = profile?.response_rate;
  const lines = useKpiLines(counts !== undefined);
  const waiting = counts ? number(waitingOf(counts)) : '–';
  return (
    // On a phone it scrolls sideways, and must be reachable by keyboard to do so.
    <div
      role="region"
      aria-label={t`Statistics`}
      tabIndex={0}
      className="-mx-4 mt-4 overflow-x-auto px-4 pb-0.5 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <dl className="flex gap-2.5 lg:grid lg:grid-cols-4 lg:gap-3.5">
        <Kpi name={<Trans>Waiting for you</Trans>} value={waiting}>
          {dueToday > 0 ? (
            <Link
              to={inbox.hrefOf({ due: 'today', sort: 'due', stage: null, view: null })}
              className="inline-flex items-center gap-1 text-[12.5px] font-semibold text-red-600 hover:underline max-lg:min-h-11"
            >
              <Clock className="size-3.5" aria-hidden />
              <Trans>{number(dueToday)} due today</Trans>
            </Link>
          ) : null}
        </Kpi>
        <Kpi name={<Trans>Usually replies in</Trans>} value={replyTime ?? '–'}>
          <Line values={lines.reply} className="text-green-600" />
        </Kpi>
        <Kpi
          name={<Trans>Answered</Trans>}
          value={typeof rate === 'number' ? `${number(rate)}%` : '–'}
        >
          <Line values={lines.answered} className="text-indigo-600" />
        </Kpi>
        <Kpi
          name={<Trans>Won</Trans>}
          value={counts ? number(countOf(counts, 'won')) : '–'}
        >
          <Line values={lines.won} className="text-rho-600" />
        </Kpi>
      </dl>
    </div>
  );
}

type LineProps = { values: number[] | undefined; className: string };

/** In the space next to a long figure; none where that is too small. */
const Line = ({ values, className }: LineProps) => (
  <span className="@container hidden min-w-0 flex-1 justify-end xl:flex">
    <Sparkline values={values} className={cn('hidden @min-[64px]:block', className)} />
  </span>
);

type KpiProps = { name: ReactNode; value: ReactNode; children?: ReactNode };

const Kpi = ({ name, value, children }: KpiProps) => (
  <Card className="min-w-[44%] shrink-0 px-4 py-3 lg:px-[18px] lg:py-3.5">
    <dt className="whitespace-nowrap text-sm text-ink-500">{name}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-2.5 xl:min-h-[34px] xl:flex-nowrap">
      <b className="text-xl font-bold tracking-tight tabular-nums max-lg:whitespace-nowrap lg:text-[25px]">
        {value}
      </b>
      {children}
    </dd>
  </Card>
);
