import { Trans } from '@lingui/react/macro';
import type { DayLine, DayRow } from './day-chart';

type Props<K extends string> = { label: string; rows: DayRow<K>[]; lines: DayLine<K>[] };

/** The numbers of the chart as CSV, with ISO days. */
export function DayFile<K extends string>({ label, rows, lines }: Props<K>) {
  return (
    <a
      download={`${label}.csv`}
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(rows, lines))}`}
      className="mt-1 inline-flex min-h-11 items-center text-sm text-indigo-700 underline underline-offset-2"
    >
      <Trans>Download CSV</Trans>
    </a>
  );
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The byte order mark tells spreadsheets that it is UTF-8. */
export function csvOf<K extends string>(rows: DayRow<K>[], lines: DayLine<K>[]): string {
  const head = ['day', ...lines.map((line) => quoted(line.label))];
  const body = rows.map((row) => [row.day, ...lines.map(({ key }) => row[key])]);
  return `\uFEFF${[head, ...body].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
