import { useFormat } from '@haat/platform';
import { useEffect, useRef } from 'react';
import { DayTable } from './day-table';

export type DayRow<K extends string> = { day: string } & Record<K, number>;
/** Without a colour it is in the table only. */
export type DayLine<K extends string> = {
  key: K;
  label: string;
  color?: string;
  isDashed?: boolean;
};
type Props<K extends string> = {
  label: string;
  rows: DayRow<K>[];
  lines: DayLine<K>[];
};

/** A line chart by day; a table has the same numbers for screen readers. */
export function DayChart<K extends string>({ label, rows, lines }: Props<K>) {
  const target = useRef<HTMLDivElement>(null);
  const { date, number } = useFormat();
  const latest = useRef({ date, number, lines });
  useEffect(() => {
    latest.current = { date, number, lines };
  });
  useEffect(() => {
    let isUnmounted = false;
    let destroy: (() => void) | undefined;
    const plot = async () => {
      const { plotDays } = await import('./plot-days');
      await document.fonts.ready;
      if (isUnmounted || !target.current) return;
      destroy = plotDays(
        target.current,
        rows.map(({ day }) => day),
        plotLines(rows, latest.current.lines),
        {
          date: (iso) => latest.current.date(iso),
          number: (value) => latest.current.number(value),
        },
      );
    };
    // The table has the same numbers.
    plot().catch((error: unknown) => console.error('chart', error));
    return () => {
      isUnmounted = true;
      destroy?.();
    };
  }, [rows, label]);
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-[13.5px] font-semibold">
        {lines.map(({ key, label, color }) =>
          color ? (
            <span key={key} className="inline-flex items-center gap-1.5">
              <span
                className="size-2.5 rounded-full"
                style={{ background: color }}
                aria-hidden
              />
              {label}
            </span>
          ) : null,
        )}
      </figcaption>
      <div ref={target} role="img" aria-label={label} className="h-40 w-full" />
      <DayTable rows={rows} lines={lines} />
    </figure>
  );
}

const plotLines = <K extends string>(rows: DayRow<K>[], lines: DayLine<K>[]) =>
  lines.flatMap(({ key, color, isDashed }) =>
    color
      ? [{ color, values: rows.map((row) => row[key] as number), isDashed: !!isDashed }]
      : [],
  );
