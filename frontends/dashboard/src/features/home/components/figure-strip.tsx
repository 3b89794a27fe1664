import type { AmountFigure, Dashboard, Figure } from '@haat/api/dashboard';
import { Link, useFormat } from '@haat/platform';
import { Card, Skeleton, Sparkline } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Change } from '../../../components/figures/change';
import { useFigureLabels } from '../../../components/figures/use-figure-labels';

/** The figures of each home, and the days that their line has. */
const STRIP: Record<string, 'enquiries' | 'quotes' | undefined> = {
  leads: 'enquiries',
  enquiries_sent: 'enquiries',
  in_time: undefined,
  quotes_sent: 'quotes',
  quotes_received: 'quotes',
  orders_open: undefined,
};

/** Figures in one line; each opens the rows that it counts. */
export function FigureStrip({ home }: { home: Dashboard | undefined }) {
  const { t } = useLingui();
  if (!home) return <Skeleton className="mb-5 h-[92px] rounded-lg" />;
  const figures = home.figures.filter(({ key }) => key in STRIP);
  const ordered = home.worth.filter(({ key }) => key === 'ordered');
  return (
    <Card
      as="section"
      aria-label={t`Statistics`}
      className="mb-5 grid auto-cols-[minmax(min-content,1fr)] grid-flow-col divide-x divide-line overflow-x-auto"
    >
      {figures.map((figure) => (
        <Cell key={figure.key} home={home} figure={figure} />
      ))}
      {ordered.map((figure) => (
        <Cell key={figure.key} home={home} figure={figure} />
      ))}
    </Card>
  );
}

function Cell({ home, figure }: { home: Dashboard; figure: Figure | AmountFigure }) {
  const labelOf = useFigureLabels();
  const { number, money } = useFormat();
  const { key, value, before, link } = figure;
  const isAmount = 'currency' in figure;
  const day = STRIP[key];
  return (
    <Link
      to={link ?? '#'}
      className="flex min-h-[88px] min-w-[140px] flex-col px-3.5 py-3 hover:bg-paper sm:min-w-[112px] focus-visible:-outline-offset-2"
    >
      <span className="text-sm text-ink-500">{labelOf(key)}</span>
      <span className="flex items-end justify-between gap-2">
        <b className="whitespace-nowrap text-xl font-bold tracking-tight tabular-nums">
          {isAmount ? money(value) : number(value)}
        </b>
        {day && Number(value) > 0 ? (
          <Sparkline
            values={home.per_day.map((one) => one[day])}
            className="h-6 w-16 text-indigo-600"
          />
        ) : null}
      </span>
      {before === null ? null : (
        <Change
          value={Number(value)}
          before={Number(before)}
          days={home.days}
          isOfSpan={!('is_of_span' in figure) || figure.is_of_span}
          {...(isAmount ? { written: money } : {})}
        />
      )}
    </Link>
  );
}
