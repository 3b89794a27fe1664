import type { ImportOut } from '@haat/api/imports';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useRetryImportMutation } from '../../../api/imports';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { UndoDialog } from './undo-dialog';

/** Again with the fixed rows, back to how it was, on to the products. */
export function OutcomeActions({ job }: { job: ImportOut }) {
  const notifyError = useNotifyError();
  const [retry, { isLoading }] = useRetryImportMutation();
  const { id, bad_rows: bad, failed, undo_until: until, undone_at: undoneAt } = job;
  const hasFixed = job.allowed_statuses.includes('processing') && failed > bad;
  return (
    <div className="flex flex-wrap gap-2">
      {hasFixed && !undoneAt ? (
        <Button
          isBusy={isLoading}
          onClick={() => void retry(id).unwrap().catch(notifyError)}
        >
          <RotateCw aria-hidden />
          <Trans>Import the fixed rows</Trans>
        </Button>
      ) : null}
      <Button asChild variant={hasFixed ? 'outline' : 'primary'}>
        <Link to={paths.sellerProducts}>
          <Trans>See the products</Trans>
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.sellerBulk}>
          <Trans>Upload another file</Trans>
        </Link>
      </Button>
      {until ? <UndoDialog job={job} until={until} /> : null}
    </div>
  );
}
