import { tokenOf } from '@haat/ui';
import uPlot from 'uplot';
import './day-chart.css';

/** `color` is a token. */
export type PlotLine = { color: string; values: number[]; isDashed?: boolean };
type Formats = {
  day: (iso: string) => string;
  number: (value: number) => string;
  onDay: (index: number | null) => void;
};
export type Plot = { select: (index: number) => void; destroy: () => void };

const HEIGHT = 180;
const MS = 1000;
const AXIS_PX = 44;
const DAYS_PX = 34;
const LABEL_GAP_PX = 10;
const DASH = [6, 4];
const secondsOf = (day: string) => Date.parse(`${day}T06:00:00Z`) / MS;

/** Plots lines over the days; the cursor names the day below it. */
export function plotDays(
  target: HTMLElement,
  days: string[],
  lines: PlotLine[],
  formats: Formats,
): Plot {
  const ink = tokenOf(target, '--color-ink-500');
  const axis = {
    stroke: ink,
    // The page's own: others may lack Devanagari digits.
    font: `12px ${getComputedStyle(target).fontFamily}`,
    grid: { stroke: tokenOf(target, '--color-line'), width: 1 },
    ticks: { show: false },
  };
  const chart = new uPlot(
    {
      width: target.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      hooks: { setCursor: [({ cursor }) => formats.onDay(cursor.idx ?? null)] },
      // Days on which nothing happened still have a scale.
      scales: { y: { range: (_chart, _min, max) => [0, Math.max(4, max * 1.1)] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          border: { show: true, stroke: ink, width: 1 },
          gap: LABEL_GAP_PX,
          space: 90,
          size: DAYS_PX,
          values: (_chart, at) =>
            at.map((seconds) => formats.day(new Date(seconds * MS).toISOString())),
        },
        {
          ...axis,
          size: AXIS_PX,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000],
          values: (_chart, counts) => counts.map((count) => formats.number(count)),
        },
      ],
      series: [
        {},
        ...lines.map(({ color, isDashed }) => ({
          stroke: tokenOf(target, color),
          width: 2,
          points: { show: false },
          ...(isDashed ? { dash: DASH } : {}),
        })),
      ],
    },
    [days.map(secondsOf), ...lines.map(({ values }) => values)],
    target,
  );
  const watch = new ResizeObserver(() =>
    chart.setSize({ width: target.clientWidth, height: HEIGHT }),
  );
  watch.observe(target);
  return {
    select: (index) => {
      const day = days[index];
      if (day) chart.setCursor({ left: chart.valToPos(secondsOf(day), 'x'), top: 0 });
    },
    destroy: () => {
      watch.disconnect();
      chart.destroy();
    },
  };
}
