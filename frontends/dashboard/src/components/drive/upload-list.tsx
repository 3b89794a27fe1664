import { pluralForm, useFormat } from '@haat/platform';
import { Button, Card, cn, UploadRow } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import type { Uploads } from './use-upload-queue';

/** What is being sent, what came through, what did not. */
export function UploadList({
  uploads,
  className,
}: {
  uploads: Uploads;
  className?: string;
}) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { rows, retry, dismiss } = uploads;
  if (rows.length === 0) return null;
  const open = rows.filter(({ state }) => state === 'waiting' || state === 'sending');
  const failed = rows.filter(({ state }) => state === 'failed');
  const again = failed.filter(({ isFinal }) => !isFinal);
  const done = rows.filter((row) => !open.includes(row)).map(({ key }) => key);
  const left = open.length;
  const lost = failed.length;
  const shown = number(left > 0 ? left : lost);
  return (
    <Card as="section" className={cn('p-4', className)} aria-label={t`Imports`}>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-[14px] font-semibold">
          {left > 0 ? (
            <Select
              value={pluralForm(left)}
              _one={`Uploading ${shown} file`}
              other={`Uploading ${shown} files`}
            />
          ) : lost > 0 ? (
            <Select
              value={pluralForm(lost)}
              _one={`${shown} file failed to upload`}
              other={`${shown} files failed to upload`}
            />
          ) : (
            <Trans>All files are uploaded</Trans>
          )}
        </p>
        {again.length > 1 ? (
          <Button variant="soft" onClick={() => again.forEach(retry)}>
            <Trans>Try all again</Trans>
          </Button>
        ) : null}
        {left === 0 ? (
          <Button variant="ghost" onClick={() => dismiss(done)}>
            <Trans>Clear the list</Trans>
          </Button>
        ) : null}
      </div>
      <ul className="mt-1 max-h-64 divide-y divide-line overflow-y-auto" tabIndex={0}>
        {rows.map((row) => (
          <UploadRow
            key={row.key}
            row={row}
            onRetry={() => retry(row)}
            onDismiss={() => dismiss([row.key])}
          />
        ))}
      </ul>
    </Card>
  );
}
