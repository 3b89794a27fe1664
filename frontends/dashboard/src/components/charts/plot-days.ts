import uPlot from 'uplot';
import './day-chart.css';

export type PlotLine = { color: string; values: number[]; isDashed?: boolean };
type Formats = { date: (iso: string) => string; number: (value: number) => string };

const HEIGHT = 160;
const MS = 1000;
const AXIS_PX = 44;
const DAYS_PX = 30;
const INK = '#5f6482';
const LINE = '#e8e2d8';
const DASH = [6, 4];
const secondsOf = (day: string) => Date.parse(`${day}T06:00:00Z`) / MS;

/** Plots lines over the days; returns the function that removes the chart. */
export function plotDays(
  target: HTMLElement,
  days: string[],
  lines: PlotLine[],
  formats: Formats,
) {
  const axis = {
    stroke: INK,
    // The page's own: others may lack Devanagari digits.
    font: `12px ${getComputedStyle(target).fontFamily}`,
    grid: { stroke: LINE, width: 1 },
    ticks: { show: false },
  };
  const chart = new uPlot(
    {
      width: target.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      // Days on which nothing happened still have a scale.
      scales: { y: { range: (_chart, _min, max) => [0, Math.max(4, max * 1.1)] } },
      axes: [
        {
          ...axis,
          space: 90,
          size: DAYS_PX,
          values: (_chart, at) =>
            at.map((seconds) => formats.date(new Date(seconds * MS).toISOString())),
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
          stroke: color,
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
  return () => {
    watch.disconnect();
    chart.destroy();
  };
}
