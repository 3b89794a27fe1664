import { useFormat, useLocale } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { DayLine, DayRow } from './day-chart';

type Props<K extends string> = { rows: DayRow<K>[]; lines: DayLine<K>[] };

/** The numbers of the chart, for readers who cannot see it. */
export function DayTable<K extends string>({ rows, lines }: Props<K>) {
  const { date, bikramSambat, number } = useFormat();
  const day = useLocale() === 'ne' ? bikramSambat : date;
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-indigo-700">
        <Trans>As a table</Trans>
      </summary>
      <table className="w-full max-w-md tabular-nums [&_td]:py-1 [&_th]:py-1 [&_th]:text-left">
        <thead>
          <tr className="text-ink-500">
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {lines.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <th scope="row" className="font-normal">
                {day(row.day)}
              </th>
              {lines.map(({ key }) => (
                <td key={key}>{number(row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
