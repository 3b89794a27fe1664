import { cn } from '../class-names';

type Props = { values: number[] | undefined; className?: string };

const WIDTH = 92;
const HEIGHT = 34;
const TOP = 5;
const LOWEST = 30;
/** Room for the dot at the end. */
const RIGHT = 89;

/** A figure's way to its current value, in the colour of its text; the figure itself is the
 * text next to it. Less than two values render nothing, and take the same space. */
export function Sparkline({ values = [], className }: Props) {
  const points = pointsOf(values);
  const line = `M${points.map((point) => point.join(' ')).join('L')}`;
  const [x, y] = points.at(-1) ?? [];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid meet"
      className={cn('h-[34px] w-[92px]', className)}
      aria-hidden
    >
      {points.length > 1 ? (
        <>
          <path d={`${line}V${HEIGHT}H0Z`} fill="currentColor" fillOpacity={0.12} />
          <path
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.2}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r={3} fill="currentColor" />
        </>
      ) : null}
    </svg>
  );
}

/** From the least to the most; what never changes runs in the middle. */
function pointsOf(values: number[]): [number, number][] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const rounded = (at: number) => Math.round(at * 10) / 10;
  return values.map((value, index) => [
    rounded((index / (values.length - 1)) * RIGHT),
    rounded(LOWEST - (span ? (value - least) / span : 0.5) * (LOWEST - TOP)),
  ]);
}
