import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, RotateCw, TriangleAlert, UploadCloud, X } from 'lucide-react';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { UploadProgress } from './upload-progress';
import type { QueuedFile as Row } from './use-upload-queue';

type Props = { row: Row; onRetry: () => void; onDismiss: () => void };

/** One file on its way. */
export function UploadRow({ row, onRetry, onDismiss }: Props) {
  const { t } = useLingui();
  const { name } = row.file;
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <Sign state={row.state} />
      <div className="min-w-0 flex-1">
        <b className="block truncate text-[14px] font-semibold">{name}</b>
        <Progress row={row} />
      </div>
      {row.state === 'failed' && !row.isFinal ? (
        <Button variant="soft" aria-label={t`Retry ${name}`} onClick={onRetry}>
          <RotateCw aria-hidden />
          <Trans>Retry</Trans>
        </Button>
      ) : null}
      {row.state === 'failed' || row.state === 'stored' ? (
        <IconButton label={t`Remove ${name} from the list`} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </li>
  );
}

function Sign({ state }: Pick<Row, 'state'>) {
  if (state === 'stored')
    return <CircleCheck className="size-5 shrink-0 text-green-600" aria-hidden />;
  if (state === 'failed')
    return <TriangleAlert className="size-5 shrink-0 text-red-600" aria-hidden />;
  return <UploadCloud className="size-5 shrink-0 text-indigo-600" aria-hidden />;
}

function Progress({ row }: { row: Row }) {
  const { t } = useLingui();
  const { state, share, trouble, file } = row;
  if (state === 'failed')
    return <p className="text-sm font-medium text-red-700">{trouble}</p>;
  if (state === 'waiting')
    return (
      <p className="text-sm text-ink-500">
        <Trans>Waiting</Trans>
      </p>
    );
  if (state === 'stored')
    return (
      <p className="text-sm text-green-700">
        <Trans>Uploaded</Trans>
      </p>
    );
  return <UploadProgress share={share} label={t`${file.name}: sending`} />;
}
