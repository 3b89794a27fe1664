import { Chip } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { CornerLeftUp, Folder, FolderOpen } from 'lucide-react';
import { useDriveFilesQuery } from '../../api/drive';
import { pathOf } from './path-of';

type Props = { folderId: string | null; onOpen: (id: string | null) => void };
const MAX_FOLDERS = 100;

/** Where the picker looks: here and below. */
export function PickerFolders({ folderId, onOpen }: Props) {
  const { t } = useLingui();
  const { currentData } = useDriveFilesQuery({
    kind: 'folder',
    perPage: MAX_FOLDERS,
    ...(folderId ? { folderId } : {}),
  });
  const path = pathOf(currentData);
  const folders = currentData?.data ?? [];
  const here = path.at(-1);
  if (!here && folders.length === 0) return null;
  const above = path.at(-2);
  return (
    <div role="group" aria-label={t`Folders`} className="flex flex-wrap gap-2">
      {here ? (
        <>
          <Chip className="h-11" onClick={() => onOpen(above?.id ?? null)}>
            <CornerLeftUp aria-hidden />
            {above?.name ?? t`My Drive`}
          </Chip>
          <Chip isOn className="h-11" onClick={() => onOpen(here.id)}>
            <FolderOpen aria-hidden />
            {here.name}
          </Chip>
        </>
      ) : null}
      {folders.map(({ id, name }) => (
        <Chip key={id} className="h-11 max-w-full" onClick={() => onOpen(id)}>
          <Folder aria-hidden />
          <span className="truncate">{name}</span>
        </Chip>
      ))}
    </div>
  );
}
