import { useFormat } from '@haat/platform';
import { useEffect, useRef, useState } from 'react';
import type { Plot, PlotLine } from './plot-days';
import { useIsPageDark } from '../../hooks/use-is-page-dark';
import { useDayText } from './use-day-text';

/** Plots the lines into `target`; `index` is the day below the cursor. */
export function usePlot(label: string, days: string[], lines: PlotLine[]) {
  const target = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot>(null);
  const [index, setIndex] = useState<number | null>(null);
  const day = useDayText();
  const { number } = useFormat();
  const latest = useRef({ day, number, days, lines });
  useEffect(() => {
    latest.current = { day, number, days, lines };
  });
  const values = JSON.stringify([days, lines]);
  const isDark = useIsPageDark();
  useEffect(() => {
    let isUnmounted = false;
    const start = async () => {
      const { plotDays } = await import('./plot-days');
      await document.fonts.ready;
      if (isUnmounted || !target.current) return;
      const { days: axis, lines: plotted } = latest.current;
      plot.current = plotDays(target.current, axis, plotted, {
        day: (iso) => latest.current.day(iso),
        number: (value) => latest.current.number(value),
        onDay: setIndex,
      });
    };
    // The table has the same numbers.
    start().catch((error: unknown) => console.error('chart', error));
    return () => {
      isUnmounted = true;
      plot.current?.destroy();
      plot.current = null;
    };
  }, [values, label, isDark]);
  return { target, index, select: (at: number) => plot.current?.select(at) };
}
