import { Link, selectSellerProfile, useAppSelector, useFormat } from '@haat/platform';
import { Sparkline, useReplyTime } from '@haat/ui';
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
    // In one line, so that the rows begin near the top. Phones have them on the home page.
    <section aria-label={t`Statistics`} className="ml-auto max-lg:hidden">
      <dl className="flex items-center gap-5">
        <Kpi name={<Trans>Waiting for you</Trans>} value={waiting}>
          {dueToday > 0 ? (
            <Link
              to={inbox.hrefOf({ due: 'today', sort: 'due', stage: null, view: null })}
              className="inline-flex items-center gap-1 text-[12.5px] font-semibold text-red-600 hover:underline"
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
    </section>
  );
}

type LineProps = { values: number[] | undefined; className: string };

/** Only where there is space next to the figure. */
const Line = ({ values, className }: LineProps) => (
  <span className="hidden min-[1500px]:block">
    <Sparkline values={values} className={className} />
  </span>
);

type KpiProps = { name: ReactNode; value: ReactNode; children?: ReactNode };

const Kpi = ({ name, value, children }: KpiProps) => (
  <div className="flex items-center gap-2 [&:nth-child(n+3)]:max-xl:hidden [&:nth-child(n+2)]:max-[1100px]:hidden">
    <dt className="whitespace-nowrap text-[13px] text-ink-500">{name}</dt>
    <dd className="flex items-center gap-2">
      <b className="whitespace-nowrap text-base font-bold tabular-nums">{value}</b>
      {children}
    </dd>
  </div>
);
