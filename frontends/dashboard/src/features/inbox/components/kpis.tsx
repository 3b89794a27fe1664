import { useFormat, useSession, type Enquiry } from '@haat/platform';
import { Card } from '@haat/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf, waitingOf, type StageCounts } from '../../desk/use-stage-counts';
import { isDueSoon } from './due-note';

type Props = { counts: StageCounts | undefined; rows: Enquiry[] };

/** Four figures about the inbox; those of the reply come from the public profile. */
export function Kpis({ counts, rows }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const profile = useSession().seller_profile;
  const dueSoon = rows.filter(({ due_at }) => isDueSoon(due_at)).length;
  const hours = profile?.response_time_hours;
  const rate = profile?.response_rate;
  const waiting = counts ? number(waitingOf(counts)) : '–';
  return (
    // On a phone it scrolls sideways, and must be reachable by keyboard to do so.
    <div
      role="region"
      aria-label={t`Figures`}
      tabIndex={0}
      className="-mx-4 mt-4 overflow-x-auto px-4 pb-0.5 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <dl className="flex gap-2.5 lg:grid lg:grid-cols-4 lg:gap-3.5">
        <Kpi name={<Trans>Waiting for you</Trans>} value={waiting}>
          {dueSoon > 0 ? (
            <span className="inline-flex items-center gap-1 text-[12.5px] font-semibold text-red-600">
              <Clock className="size-3.5" aria-hidden />
              <Plural value={dueSoon} one="# due soon" other="# due soon" />
            </span>
          ) : null}
        </Kpi>
        <Kpi
          name={<Trans>Typical reply</Trans>}
          value={typeof hours === 'number' ? <Trans>{number(hours)} h</Trans> : '–'}
        />
        <Kpi
          name={<Trans>Answered</Trans>}
          value={typeof rate === 'number' ? `${number(rate)}%` : '–'}
        />
        <Kpi
          name={<Trans>Won</Trans>}
          value={counts ? number(countOf(counts, 'won')) : '–'}
        />
      </dl>
    </div>
  );
}

type KpiProps = { name: ReactNode; value: ReactNode; children?: ReactNode };

const Kpi = ({ name, value, children }: KpiProps) => (
  <Card className="shrink-0 basis-[44%] px-4 py-3 lg:px-[18px] lg:py-3.5">
    <dt className="whitespace-nowrap text-sm text-ink-500">{name}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-2.5">
      <b className="text-xl font-bold tracking-tight tabular-nums lg:text-[25px]">
        {value}
      </b>
      {children}
    </dd>
  </Card>
);
