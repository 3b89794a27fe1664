import type { Figure as FigureOf, AmountFigure } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useFigureLabels } from './use-figure-labels';
import { Change } from './change';
import { Figure } from './figure';

type Props = {
  home: { days: number; figures: FigureOf[]; worth?: AmountFigure[] } | undefined;
  /** How many are sketched until they come. */
  count: number;
};

/** All figures of a home page; each opens the rows that it counts. */
export function Figures({ home, count }: Props) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const labelOf = useFigureLabels();
  return (
    <section
      aria-label={t`Statistics`}
      aria-busy={!home}
      className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {home ? null : <Sketch count={count} />}
      {home?.figures.map(({ key, value, before, is_of_span, link }) => (
        <Figure
          key={key}
          to={link}
          name={labelOf(key)}
          value={number(value)}
          change={
            before === null ? null : (
              <Change
                value={value}
                before={before}
                days={home.days}
                isOfSpan={is_of_span}
              />
            )
          }
        />
      ))}
      {home?.worth?.map(({ key, value, before, link }) => (
        <Figure
          key={key}
          to={link}
          name={labelOf(key)}
          value={money(value)}
          change={
            <Change
              value={Number(value)}
              before={Number(before)}
              days={home.days}
              isOfSpan
              written={money}
            />
          }
        />
      ))}
    </section>
  );
}

const Sketch = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    <Card key={place} className="min-h-[88px] p-4">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-7 w-14" />
    </Card>
  ));
