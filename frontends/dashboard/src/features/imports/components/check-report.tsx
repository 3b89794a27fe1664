import type { ImportOut } from '@haat/api/imports';
import { pluralForm, useFormat } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { CircleCheck, Columns3, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useStartImportMutation } from '../../../api/imports';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { PolicyChoice, type ImportPolicy } from './policy-choice';
import { QuotaNote } from './quota-note';

type Props = { job: ImportOut; onColumns: () => void };

/** What would happen, before anything does. */
export function CheckReport({ job, onColumns }: Props) {
  const { number } = useFormat();
  const notifyError = useNotifyError();
  const [start, { isLoading }] = useStartImportMutation();
  const [policy, setPolicy] = useState<ImportPolicy>('reject_failed_rows');
  const { id, total, bad_rows: bad } = job;
  const good = total - bad;
  const isHeld = good === 0 || (policy === 'reject_everything' && bad > 0);
  const counts = { good: number(good), bad: number(bad) };
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="text-lg leading-snug">
        <Trans>Checked. Nothing has been changed yet.</Trans>
      </h3>
      <div role="status">
        <ul className="grid gap-2 font-medium tabular-nums">
          <li className="flex items-center gap-2 text-green-700">
            <CircleCheck className="size-5 shrink-0" aria-hidden />
            <Select
              value={pluralForm(good)}
              _one={`${counts.good} row is valid`}
              other={`${counts.good} rows are valid`}
            />
          </li>
          {bad > 0 ? (
            <li className="flex items-center gap-2 text-red-700">
              <TriangleAlert className="size-5 shrink-0" aria-hidden />
              <Select
                value={pluralForm(bad)}
                _one={`${counts.bad} row needs a fix`}
                other={`${counts.bad} rows need a fix`}
              />
            </li>
          ) : null}
        </ul>
      </div>
      {job.quota ? <QuotaNote quota={job.quota} /> : null}
      {bad > 0 ? <PolicyChoice value={policy} onChange={setPolicy} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onColumns}>
          <Columns3 aria-hidden />
          <Trans>Change the columns</Trans>
        </Button>
        <Button
          disabled={isHeld}
          isBusy={isLoading}
          onClick={() =>
            void start({ importId: id, body: { policy } }).unwrap().catch(notifyError)
          }
        >
          <Select
            value={pluralForm(good)}
            _one={`Upload ${counts.good} product`}
            other={`Upload ${counts.good} products`}
          />
        </Button>
      </div>
    </Card>
  );
}
