import type { ImportOut } from '@haat/api/imports';
import { Link, paths, useFormat } from '@haat/platform';
import { Button, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { useCancelImportMutation } from '../../../api/imports';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** The name of the sheet, its step, and cancel. */
export function ImportHead({ job }: { job: ImportOut }) {
  const { t } = useLingui();
  const { date, time, number } = useFormat();
  const notifyError = useNotifyError();
  const [cancel, { isLoading }] = useCancelImportMutation();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">{job.file_name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-500 tabular-nums">
          <StatusChip status={job.status} label={job.status_label} />
          <span>{`${date(job.created_at)} ${time(job.created_at)}`}</span>
          {job.total > 0 ? (
            <span>
              <Trans>{number(job.total)} rows</Trans>
            </span>
          ) : null}
        </p>
      </div>
      <Button asChild variant="ghost">
        <Link to={paths.sellerBulk}>
          <ArrowLeft aria-hidden />
          <Trans>Back to uploads</Trans>
        </Link>
      </Button>
      {job.allowed_statuses.includes('cancelled') ? (
        <Button
          variant="outline"
          aria-label={t`Cancel import`}
          isBusy={isLoading}
          onClick={() => void cancel(job.id).unwrap().catch(notifyError)}
        >
          <X aria-hidden />
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </div>
  );
}
