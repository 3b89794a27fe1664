import type { PriceFacet } from '@haat/api/search';
import { useFormat } from '@haat/platform';
import { cn } from '../class-names';
import { useLingui } from '@lingui/react/macro';
import { bandsBetween, limitsOf } from './price-bands';

export type HistogramProps = {
  price: PriceFacet;
  from: string;
  to: string;
  /** `isDone`: the thumb was released. */
  onSelect: (from: string, to: string, isDone: boolean) => void;
};
const THUMB =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-indigo-600 [&::-webkit-slider-thumb]:bg-card ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-indigo-600 [&::-moz-range-thumb]:bg-card';
const SLIDER = `pointer-events-none absolute inset-x-0 -bottom-3 h-6 w-full appearance-none bg-transparent outline-none focus-visible:[&::-webkit-slider-thumb]:shadow-ring ${THUMB}`;
const MAX_BAR_PX = 44;
const STEP_KEY = /^(Arrow|Home|End|Page)/;

/** How many products cost how much; the thumbs step from bar to bar. */
export function PriceHistogram({ price, from, to, onSelect }: HistogramProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { buckets } = price;
  const [start, end] = bandsBetween(buckets, from, to);
  const maxCount = Math.max(1, ...buckets.map(({ count }) => count));
  const selectBars = (first: number, last: number, isDone: boolean) =>
    onSelect(...limitsOf(buckets, first, last), isDone);
  const shared = {
    min: 0,
    max: buckets.length,
    step: 1,
    className: SLIDER,
    onPointerUp: () => selectBars(start, end, true),
    onKeyUp: ({ key }: { key: string }) => {
      if (STEP_KEY.test(key)) selectBars(start, end, true);
    },
  };
  return (
    <div className="relative mx-1 mb-6 border-b-[3px] border-line">
      <div
        aria-hidden
        className="flex items-end gap-[3px]"
        style={{ height: MAX_BAR_PX }}
      >
        {buckets.map(({ from: low, count }, index) => (
          <span
            key={low ?? ''}
            className={cn(
              'flex-1 rounded-t-[3px]',
              index >= start && index < end ? 'bg-indigo-500' : 'bg-indigo-100',
            )}
            style={{ height: Math.max(2, (count / maxCount) * MAX_BAR_PX) }}
          />
        ))}
      </div>
      <input
        type="range"
        {...shared}
        aria-label={t`Lowest price`}
        aria-valuetext={money(buckets[start]?.from ?? price.min ?? 0)}
        value={start}
        onChange={({ target }) =>
          selectBars(Math.min(+target.value, end - 1), end, false)
        }
      />
      <input
        type="range"
        {...shared}
        aria-label={t`Highest price`}
        aria-valuetext={money(buckets[end - 1]?.to ?? price.max ?? 0)}
        value={end}
        onChange={({ target }) =>
          selectBars(start, Math.max(+target.value, start + 1), false)
        }
      />
    </div>
  );
}
