import type { CellError as Cell, ImportOut, RowOut } from '@haat/api/imports';
import { useFormat, useRefusalText } from '@haat/platform';
import { Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Wand2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useColumnNames } from '../hooks/use-column-names';
import { useFixCell } from '../hooks/use-fix-cell';
import { Bar } from './bar';

type Props = {
  job: ImportOut;
  row: RowOut;
  cell: Cell;
  /** Other rows have the same value here. */
  isCommon: boolean;
};

/** The error of one cell: typed again, or the suggestion applied, here or in all equal cells. */
export function BadCell({ job, row, cell, isCommon }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const refusalText = useRefusalText();
  const column = useColumnNames(job.schema)(cell.column);
  const { fix, fixAlike, isBusy, share } = useFixCell(job, row.number, cell);
  const [text, setText] = useState(cell.value);
  const { suggestion } = cell;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void fix(text.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <Field
          className="min-w-0 flex-1 basis-60"
          label={column}
          aria-label={t`Row ${number(row.number)}, ${column}`}
          value={text}
          error={refusalText(cell.message, cell.reason)}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="submit"
          variant="outline"
          className="mt-[27px] max-sm:mt-0"
          disabled={text.trim() === cell.value}
          isBusy={isBusy}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      {suggestion === null ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="soft"
            className="max-w-full [&>span]:whitespace-normal h-auto min-h-11 py-1"
            disabled={isBusy}
            onClick={() => void fix(suggestion)}
          >
            <Wand2 aria-hidden />
            <Trans>Use “{suggestion}”</Trans>
          </Button>
          {isCommon ? (
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() => void fixAlike(suggestion)}
            >
              <Trans>In all similar rows</Trans>
            </Button>
          ) : null}
        </div>
      )}
      {share === undefined ? null : <Bar share={share} label={t`Fixing in all rows…`} />}
    </form>
  );
}
