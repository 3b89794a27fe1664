import type { ImportOut } from '@haat/api/imports';
import { useRefusalText } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleSlash, TriangleAlert, Undo2 } from 'lucide-react';
import { OutcomeActions } from './outcome-actions';
import { OutcomeCounts } from './outcome-counts';

/** How it ended, and what can still be done about it. */
export function Outcome({ job }: { job: ImportOut }) {
  const refusalText = useRefusalText();
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="flex items-center gap-2.5 text-lg leading-snug" role="status">
        <Title job={job} />
      </h3>
      {job.error ? (
        <p className="text-red-700">{refusalText(job.error, job.error_reason)}</p>
      ) : null}
      {job.total > 0 ? <OutcomeCounts job={job} /> : null}
      <OutcomeActions job={job} />
    </Card>
  );
}

function Title({ job: { status, undone_at: undoneAt } }: { job: ImportOut }) {
  if (undoneAt) {
    return (
      <>
        <Undo2 className="size-6 shrink-0 text-ink-500" aria-hidden />
        <Trans>This import was undone</Trans>
      </>
    );
  }
  if (status === 'completed') {
    return (
      <>
        <CircleCheck className="size-6 shrink-0 text-green-600" aria-hidden />
        <Trans>All rows imported</Trans>
      </>
    );
  }
  if (status === 'cancelled') {
    return (
      <>
        <CircleSlash className="size-6 shrink-0 text-ink-500" aria-hidden />
        <Trans>Import cancelled</Trans>
      </>
    );
  }
  return (
    <>
      <TriangleAlert className="size-6 shrink-0 text-red-600" aria-hidden />
      {status === 'failed' ? (
        <Trans>Upload failed</Trans>
      ) : (
        <Trans>Imported, but some rows need fixing</Trans>
      )}
    </>
  );
}
