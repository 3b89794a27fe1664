import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { DayFigures } from '../../../api/company-standing';
import { drawDays } from './draw-days';

type Props = { label: string; rows: DayFigures[] };

/** Views and clicks day by day; the same as a table for who cannot see a drawing. */
export function DayChart({ label, rows }: Props) {
  const target = useRef<HTMLDivElement>(null);
  const { date, number } = useFormat();
  const written = useRef({ date, number });
  useEffect(() => {
    written.current = { date, number };
  });
  useEffect(() => {
    if (!target.current) return;
    return drawDays(target.current, rows, {
      date: (iso) => written.current.date(iso),
      number: (value) => written.current.number(value),
    });
  }, [rows, label]);
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-[13.5px] font-semibold">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-indigo-600" aria-hidden />
          <Trans>Page views</Trans>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-rho-500" aria-hidden />
          <Trans>Clicks</Trans>
        </span>
      </figcaption>
      <div ref={target} role="img" aria-label={label} className="h-40 w-full" />
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
              <th scope="col">
                <Trans>Page views</Trans>
              </th>
              <th scope="col">
                <Trans>Clicks</Trans>
              </th>
              <th scope="col">
                <Trans>Received</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, views, clicks, received }) => (
              <tr key={day}>
                <th scope="row" className="font-normal">
                  {date(day)}
                </th>
                <td>{number(views)}</td>
                <td>{number(clicks)}</td>
                <td>{number(received)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
