import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@haat/platform';
import { DayFile } from './day-file';
import { DayTable } from './day-table';
import { useDayText } from './use-day-text';
import { usePlot } from './use-plot';

export type DayRow<K extends string> = { day: string } & Record<K, number>;
/** `color` is a token; without one it is in the table only. */
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

/** A line chart by day; a table and a file have the same numbers. */
export function DayChart<K extends string>({ label, rows, lines }: Props<K>) {
  const isEmpty = rows.every((row) => lines.every(({ key }) => row[key] === 0));
  return (
    <figure>
      {isEmpty ? (
        <p className="grid h-40 place-items-center rounded-md bg-paper px-4 text-center text-ink-500">
          <Trans>Nothing happened in this period.</Trans>
        </p>
      ) : (
        <Plot label={label} rows={rows} lines={lines} />
      )}
      <div className="flex flex-wrap items-start gap-x-5">
        <DayTable rows={rows} lines={lines} />
        <DayFile label={label} rows={rows} lines={lines} />
      </div>
    </figure>
  );
}

/** Its slider moves the cursor for the keyboard. */
function Plot<K extends string>({ label, rows, lines }: Props<K>) {
  const { t } = useLingui();
  const days = rows.map(({ day }) => day);
  const { target, index, select } = usePlot(label, days, plotLines(rows, lines));
  const dayText = useDayText();
  const { number } = useFormat();
  const row = index === null ? undefined : rows[index];
  const values = row ? lines.map((line) => `${line.label} ${number(row[line.key])}`) : [];
  return (
    <>
      <Legend lines={lines} row={row} />
      <div ref={target} role="img" aria-label={label} className="h-[180px] w-full" />
      <input
        type="range"
        min={0}
        max={rows.length - 1}
        value={index ?? rows.length - 1}
        aria-label={t`Day`}
        aria-valuetext={row ? [dayText(row.day), ...values].join(', ') : undefined}
        onChange={(event) => select(Number(event.target.value))}
        className="sr-only focus:not-sr-only focus:w-full"
      />
    </>
  );
}

/** The lines, with their values on the day below the cursor. */
function Legend<K extends string>(props: {
  lines: DayLine<K>[];
  row: DayRow<K> | undefined;
}) {
  const { lines, row } = props;
  const dayText = useDayText();
  const { number } = useFormat();
  return (
    <figcaption className="mb-2 flex min-h-6 flex-wrap gap-x-4 gap-y-1 text-[13.5px] font-semibold">
      {lines.map(({ key, label, color }) =>
        color ? (
          <span key={key} className="inline-flex items-center gap-1.5">
            <span
              className="size-2.5 rounded-full"
              style={{ background: `var(${color})` }}
              aria-hidden
            />
            {label}
            {row ? <b className="tabular-nums">{number(row[key])}</b> : null}
          </span>
        ) : null,
      )}
      {row ? <span className="ml-auto text-ink-500">{dayText(row.day)}</span> : null}
    </figcaption>
  );
}

const plotLines = <K extends string>(rows: DayRow<K>[], lines: DayLine<K>[]) =>
  lines.flatMap(({ key, color, isDashed }) =>
    color
      ? [{ color, values: rows.map((row) => row[key] as number), isDashed: !!isDashed }]
      : [],
  );
