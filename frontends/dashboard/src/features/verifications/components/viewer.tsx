import type { Document } from '@haat/api/admin-verifications';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { usePrivateFileQuery } from '../../../api/private-file';
import { FileViewer } from './file-viewer';
import { PictureViewer } from './picture-viewer';

/** A private document, fetched with the admin's own link; the opening is recorded. */
export function Viewer({ document }: { document: Document }) {
  const { data, error, refetch } = usePrivateFileQuery(document.id);
  if (error && !data) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-[420px]" />;
  return data.mime.startsWith('image/') ? (
    <PictureViewer url={data.url} name={document.name} />
  ) : (
    <FileViewer url={data.url} document={document} />
  );
}
