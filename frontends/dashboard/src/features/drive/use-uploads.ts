import { useUploadDriveFileMutation, type DriveItem } from '../../api/drive';
import type { FileKind } from './accepted';
import { useUploadQueue } from './use-upload-queue';

type Options = {
  folderId: string | null;
  kind?: FileKind;
  onKept?: (item: DriveItem) => void;
};

/** Files on their way into a folder of My Drive. */
export function useUploads({ folderId, kind, onKept }: Options) {
  const [send] = useUploadDriveFileMutation();
  const isPrivate = kind === 'document';
  return useUploadQueue(kind, async (sending) => {
    // On a line of its own: `onKept?.(…)` would send nothing when nobody listens.
    const item = await send({ ...sending, folderId, isPrivate }).unwrap();
    onKept?.(item);
  });
}
