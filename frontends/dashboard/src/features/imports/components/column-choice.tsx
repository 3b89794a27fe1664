import type { ColumnOut, ImportOut } from '@haat/api/imports';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useColumnNames } from '../hooks/use-column-names';

type Props = {
  job: ImportOut;
  column: ColumnOut;
  value: string;
  onChange: (header: string) => void;
};

/** One field of a product, and its column in the sheet. */
export function ColumnChoice({ job, column, value, onChange }: Props) {
  const { t } = useLingui();
  const nameOf = useColumnNames(job.schema);
  const sample = value ? job.sample_row[job.headers.indexOf(value)] : undefined;
  const example = column.example ? <Trans>For example {column.example}</Trans> : null;
  return (
    <Select
      label={nameOf(column.column)}
      required={column.is_required}
      placeholder={t`Not in the file`}
      options={job.headers.map((header) => ({ value: header, label: header }))}
      value={value}
      hint={
        sample ? (
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <Trans>First row: {sample}</Trans>
          </span>
        ) : value ? (
          <Trans>Empty in the first row</Trans>
        ) : (
          example
        )
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
