import uPlot from 'uplot';
import type { DayFigures } from '../../../api/company-standing';
import '../libraries.css';

type Written = { date: (iso: string) => string; number: (value: number) => string };

const HEIGHT = 160;
const MS = 1000;
const AXIS_PX = 44;
const INK = '#5f6482';
const LINE = '#e8e2d8';
const secondsOf = (day: string) => Date.parse(`${day}T06:00:00Z`) / MS;

/** Two lines over the days; answers how to take them away. */
export function drawDays(target: HTMLElement, rows: DayFigures[], written: Written) {
  const axis = { stroke: INK, grid: { stroke: LINE, width: 1 }, ticks: { show: false } };
  const chart = new uPlot(
    {
      width: target.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      // A page nobody saw still has a scale.
      scales: { y: { range: (_chart, _least, most) => [0, Math.max(4, most * 1.1)] } },
      axes: [
        {
          ...axis,
          space: 90,
          values: (_chart, days) =>
            days.map((at) => written.date(new Date(at * MS).toISOString())),
        },
        {
          ...axis,
          size: AXIS_PX,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000],
          values: (_chart, counts) => counts.map((count) => written.number(count)),
        },
      ],
      series: [
        {},
        {
          stroke: '#3239a6',
          width: 2,
          fill: 'rgb(50 57 166 / 0.08)',
          points: { show: false },
        },
        { stroke: '#d6336c', width: 2, points: { show: false } },
      ],
    },
    [
      rows.map(({ day }) => secondsOf(day)),
      rows.map(({ views }) => views),
      rows.map(({ clicks }) => clicks),
    ],
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
