import type { CellError as Cell, ImportOut, RowOut } from '@haat/api/imports';
import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadCell } from './bad-cell';

type Props = { job: ImportOut; row: RowOut; isCommon: (cell: Cell) => boolean };

/** One row: which product it is, and its bad cells. */
export function BadRow({ job, row, isCommon }: Props) {
  const { number } = useFormat();
  const title = row.values.name ?? row.values.sku;
  return (
    <li>
      <Card className="grid gap-4 p-4">
        <p className="flex flex-wrap gap-x-2 text-[14px]">
          <b className="font-semibold tabular-nums">
            <Trans>Row {number(row.number)}</Trans>
          </b>
          <span className="text-ink-700 [overflow-wrap:anywhere]">{title}</span>
        </p>
        {row.errors.map((cell) => (
          <BadCell
            // A value that was fixed but is still wrong starts again.
            key={`${cell.column}:${cell.value}`}
            job={job}
            row={row}
            cell={cell}
            isCommon={isCommon(cell)}
          />
        ))}
      </Card>
    </li>
  );
}
