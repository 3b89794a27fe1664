import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, ExternalLink, LockKeyholeOpen } from 'lucide-react';
import { useLazyPrivateFileQuery } from '../../api/private-file';
import { useReason } from './use-reason';

type Props = { id: string; name: string; onOpened?: () => void };

/** A private document by a signed link: a scan is rendered, other files are opened or saved. */
export function OpenDocument({ id, name, onOpened }: Props) {
  const { t } = useLingui();
  const reasonOf = useReason();
  const [fetchFile, { currentData: file, error, isFetching }] = useLazyPrivateFileQuery();
  const open = async () => {
    const { data } = await fetchFile(id, true);
    if (data) onOpened?.();
  };
  if (!file) {
    return (
      <div>
        <Button isBusy={isFetching} onClick={() => void open()}>
          <LockKeyholeOpen aria-hidden />
          <Trans>Open the document</Trans>
        </Button>
        {error ? (
          <p role="alert" className="mt-2 text-sm font-medium text-red-700">
            {reasonOf(error)}
          </p>
        ) : null}
      </div>
    );
  }
  const isPicture = file.mime.startsWith('image/');
  return (
    <div className="grid gap-3">
      {isPicture ? (
        <img
          src={file.url}
          alt={t`Scan: ${name}`}
          className="max-h-[60dvh] w-full rounded-md border border-line bg-sand object-contain"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isPicture || file.mime === 'application/pdf' ? (
          <Button asChild variant="soft">
            <a href={file.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              <Trans>Open in a new tab</Trans>
            </a>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <a href={file.url} download={name}>
            <Download aria-hidden />
            <Trans>Save to this device</Trans>
          </a>
        </Button>
      </div>
    </div>
  );
}
