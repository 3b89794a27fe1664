import type { Item } from '@haat/api/drive';
import { statusOf } from '@haat/platform';
import { Button, ErrorPanel, Pagination, useDroppedFiles } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderPlus } from 'lucide-react';
import { useDriveFilesQuery } from '../../../api/drive';
import { DashboardPage } from '../../../components/dashboard-page';
import { pathOf } from '../../../components/drive/path-of';
import { DriveDialogs } from '../components/drive-dialogs';
import { DriveEmpty } from '../components/drive-empty';
import { DriveFilters } from '../components/drive-filters';
import { DriveList } from '../components/drive-list';
import { DriveSkeleton } from '../components/drive-skeleton';
import { DropVeil } from '../components/drop-veil';
import { FolderGone } from '../components/folder-gone';
import { FolderPath } from '../components/folder-path';
import { HeldDialog } from '../../../components/drive/held-dialog';
import { KeyHint } from '../components/key-hint';
import { QuotaMeter } from '../../../components/drive/quota-meter';
import { DriveBar } from '../components/drive-bar';
import { UploadButton } from '../../../components/drive/upload-button';
import { UploadList } from '../../../components/drive/upload-list';
import { useDriveKeys } from '../hooks/use-drive-keys';
import { useDriveView } from '../hooks/use-drive-view';
import { useItemActions } from '../hooks/use-item-actions';
import { useLayout } from '../hooks/use-layout';
import { useMoveFiles } from '../hooks/use-move-files';
import { usePastedFiles } from '../../../components/drive/use-pasted-files';
import { useRemoval } from '../../../components/drive/use-removal';
import { useSelection } from '../../../hooks/use-selection';
import { useUploads } from '../../../components/drive/use-uploads';

const DEEPEST = 3;
const NOT_FOUND = 404;
const NOTHING: Item[] = [];

/** /seller/mydrive: the company's pictures and documents. */
export function DrivePage() {
  const { t } = useLingui();
  const view = useDriveView();
  const { folderId } = view;
  const [layout, setLayout] = useLayout();
  const { currentData, error, refetch } = useDriveFilesQuery(view.query);
  const items = currentData?.data ?? NOTHING;
  const path = pathOf(currentData);
  const selection = useSelection(items);
  const { removeAll, held, letGo } = useRemoval();
  const actions = useItemActions({ openFolder: view.openFolder, removeAll });
  const { moveFiles } = useMoveFiles();
  const uploads = useUploads({ folderId });
  const { isOver, handlers } = useDroppedFiles(uploads.add);
  usePastedFiles(uploads.add, 'page');
  const of = (id: string | undefined) => items.find((item) => item.id === id);
  useDriveKeys({
    selection,
    onDelete: () => actions.remove(selection.selected),
    onRename: (id) => {
      const item = of(id);
      if (item) actions.rename(item);
    },
  });
  const here = path.at(-1)?.name ?? t`My Drive`;
  // An empty folder offers it in its place.
  const hasOwnUpload = currentData && items.length === 0 && !view.isFiltered;
  return (
    <div {...handlers} className="min-w-0 flex-1">
      <DashboardPage
        title={<Trans>My Drive</Trans>}
        lead={
          <Trans>
            Pictures for your shop, and private documents only you and, for review, our
            team can open.
          </Trans>
        }
        actions={
          <>
            <Button
              variant="outline"
              disabled={path.length >= DEEPEST}
              title={
                path.length >= DEEPEST ? t`Folders can be nested three levels` : undefined
              }
              onClick={actions.makeFolder}
            >
              <FolderPlus aria-hidden />
              <Trans>New folder</Trans>
            </Button>
            {hasOwnUpload ? null : <UploadButton onFiles={uploads.add} />}
          </>
        }
      >
        <div className="mb-4 empty:hidden">
          <QuotaMeter />
        </div>
        <DriveFilters
          kind={view.kind}
          hrefOfKind={view.hrefOfKind}
          layout={layout}
          onLayout={setLayout}
        />
        <FolderPath path={path} />
        <UploadList uploads={uploads} className="mb-4" />
        {statusOf(error) === NOT_FOUND ? (
          <FolderGone />
        ) : error && !currentData ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : !currentData ? (
          <DriveSkeleton layout={layout} />
        ) : items.length === 0 ? (
          <DriveEmpty
            isFiltered={view.isFiltered}
            isInFolder={Boolean(folderId)}
            hrefOfAll={folderId ? `?folder=${folderId}` : '?'}
            onFiles={uploads.add}
          />
        ) : (
          <div className="grid gap-5">
            <DriveList
              items={items}
              layout={layout}
              selection={selection}
              actions={actions}
              onDropItems={(ids, { id, name }) =>
                void moveFiles(
                  items.filter((item) => ids.includes(item.id)),
                  { id, name },
                )
              }
            />
            <KeyHint />
            <Pagination
              page={view.page}
              lastPage={currentData.meta.last_page}
              hrefOf={view.hrefOfPage}
            />
          </div>
        )}
        <DriveBar selection={selection} actions={actions} />
        <DriveDialogs actions={actions} items={items} folderId={folderId} />
        <HeldDialog held={held} onClose={letGo} />
        {isOver ? <DropVeil name={here} /> : null}
      </DashboardPage>
    </div>
  );
}
