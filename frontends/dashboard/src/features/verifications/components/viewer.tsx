import type { ReviewedDocument } from '@haat/api/admin-verifications';
import { Button, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLazyPrivateFileQuery, usePrivateFileQuery } from '../../../api/private-file';
import { FileViewer } from './file-viewer';
import { PictureViewer } from './picture-viewer';

type Props = { document: ReviewedDocument; isUnopened: boolean; onOpened: () => void };

/** A private document, loaded with the administrator's own link; the opening is recorded. */
export const Viewer = (props: Props) =>
  props.document.mime.startsWith('image/') ? <Picture {...props} /> : <File {...props} />;

function Picture({ document, isUnopened, onOpened }: Props) {
  const { data, error, refetch } = usePrivateFileQuery(document.id);
  useOpened(Boolean(data) && isUnopened, onOpened);
  if (error && !data) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-[420px]" />;
  return <PictureViewer url={data.url} name={document.name} />;
}

/** Other files open in a new tab: nobody has read one that only its name was visible of. */
function File({ document, isUnopened, onOpened }: Props) {
  const [load, { data, error, isFetching }] = useLazyPrivateFileQuery();
  useOpened(Boolean(data) && isUnopened, onOpened);
  const open = async () => {
    const { data: file } = await load(document.id, true);
    if (file) window.open(file.url, '_blank');
  };
  if (error && !data) {
    return <ErrorPanel error={error} onRetry={() => void open()} />;
  }
  if (data) return <FileViewer url={data.url} document={document} />;
  return (
    <div className="grid h-[320px] place-content-center justify-items-center gap-4 bg-sand p-6 text-center">
      <FileText className="size-12 text-ink-400" aria-hidden />
      <p className="font-semibold [overflow-wrap:anywhere]">{document.name}</p>
      <Button variant="soft" isBusy={isFetching} onClick={() => void open()}>
        <Trans>Open document</Trans>
      </Button>
    </div>
  );
}

/** Reloads the review once an opening is recorded. */
function useOpened(isOpened: boolean, onOpened: () => void) {
  const refresh = useEffectEvent(onOpened);
  useEffect(() => {
    if (isOpened) refresh();
  }, [isOpened]);
}
