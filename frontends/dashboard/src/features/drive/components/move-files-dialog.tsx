import type { Item } from '@haat/api/drive';
import { useFormat } from '@haat/platform';
import { Dialog, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, CornerLeftUp, Folder } from 'lucide-react';
import { useState } from 'react';
import { useDriveFilesQuery } from '../../../api/drive';
import { FormButtons } from '../../../components/forms/form-buttons';
import { pathOf } from '../../../components/drive/path-of';
import { useMoveFiles } from '../hooks/use-move-files';

type Props = { items: Item[]; onClose: () => void };
const MAX_FOLDERS = 100;
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-[14px] font-medium hover:bg-sand disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0';

/** Browses the folders; a moved folder cannot be its own target. */
export function MoveFilesDialog({ items, onClose }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { moveFiles, isMoving } = useMoveFiles();
  const [folderId, setFolderId] = useState<string | null>(null);
  const { currentData, error, refetch } = useDriveFilesQuery({
    kind: 'folder',
    perPage: MAX_FOLDERS,
    ...(folderId ? { folderId } : {}),
  });
  const path = pathOf(currentData);
  const here = path.at(-1);
  const above = path.at(-2);
  const name = here?.name ?? t`My Drive`;
  const isThere = items.every((item) => item.folder_id === folderId);
  const isSelected = (id: string) => items.some((item) => item.id === id);
  const finish = async () => {
    if (await moveFiles(items, { id: folderId, name })) onClose();
  };
  const [first] = items;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        items.length === 1 ? (
          <Trans>Move {first?.name}</Trans>
        ) : (
          <Trans>Move {number(items.length)} items</Trans>
        )
      }
    >
      <p className="mb-2 text-sm text-ink-500">
        <Trans>
          To: <b className="text-ink-900">{name}</b>
        </Trans>
      </p>
      <div className="max-h-[44dvh] min-h-40 overflow-y-auto rounded-md border border-line p-1.5">
        {here ? (
          <button
            type="button"
            className={ROW}
            onClick={() => setFolderId(above?.id ?? null)}
          >
            <CornerLeftUp className="text-ink-500" aria-hidden />
            <Trans>Back to {above?.name ?? t`My Drive`}</Trans>
          </button>
        ) : null}
        {error && !currentData ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : !currentData ? (
          <Skeleton className="h-24 rounded-md" />
        ) : currentData.data.length === 0 ? (
          <p className="px-3 py-4 text-sm text-ink-500">
            <Trans>No folders in here.</Trans>
          </p>
        ) : (
          currentData.data.map((folder) => (
            <button
              key={folder.id}
              type="button"
              className={ROW}
              disabled={isSelected(folder.id)}
              onClick={() => setFolderId(folder.id)}
            >
              <Folder className="fill-mari-300/50 text-mari-700" aria-hidden />
              <span className="min-w-0 flex-1 truncate">{folder.name}</span>
              <ChevronRight className="text-ink-400" aria-hidden />
            </button>
          ))
        )}
      </div>
      <FormButtons
        className="mt-4"
        onCancel={onClose}
        disabled={isThere || !currentData}
        isBusy={isMoving}
        onClick={() => void finish()}
      >
        <Trans>Move here</Trans>
      </FormButtons>
    </Dialog>
  );
}
