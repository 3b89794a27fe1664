import type { ImportOut } from '@haat/api/imports';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useMapImportMutation } from '../../../api/imports';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { mappingOf, missingColumns, withChoice } from '../mapping';
import { useColumnNames } from '../hooks/use-column-names';
import { ColumnChoice } from './column-choice';
import { SpareHeaders } from './spare-headers';

type Props = { job: ImportOut; onDone: () => void };

/** Which column of the sheet is what; recognised ones are chosen already. */
export function MappingForm({ job, onDone }: Props) {
  const nameOf = useColumnNames(job.schema);
  const notifyError = useNotifyError();
  const [send, { isLoading }] = useMapImportMutation();
  const [mapping, setMapping] = useState(() => mappingOf(job));
  const missing = missingColumns(job, mapping);
  const names = missing.map(nameOf).join(', ');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await send({ importId: job.id, body: { mapping } }).unwrap();
      onDone();
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div>
          <h3 className="text-lg leading-snug">
            <Trans>Match columns</Trans>
          </h3>
          <p className="mt-1 text-ink-500">
            <Trans>
              We matched the columns we recognised. Check them and fix any mistakes.
            </Trans>
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {job.schema.map((column) => (
            <ColumnChoice
              key={column.column}
              job={job}
              column={column}
              value={mapping[column.column] ?? ''}
              onChange={(header) =>
                setMapping(withChoice(mapping, column.column, header))
              }
            />
          ))}
        </div>
        <SpareHeaders job={job} mapping={mapping} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {missing.length > 0 ? (
            <p role="status" className="text-[14px] font-medium text-red-700">
              <Trans>Missing: {names}</Trans>
            </p>
          ) : null}
          {job.status === 'validated' ? (
            <Button variant="ghost" onClick={onDone}>
              <Trans>Cancel</Trans>
            </Button>
          ) : null}
          <Button type="submit" disabled={missing.length > 0} isBusy={isLoading}>
            <Trans>Check rows</Trans>
          </Button>
        </div>
      </Card>
    </form>
  );
}
