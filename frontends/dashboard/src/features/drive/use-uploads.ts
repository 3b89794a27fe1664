import type { Item } from '@haat/api/drive';
import { useSendDriveFileMutation } from '../../api/drive';
import type { FileKind } from './accepted';
import { useUploadQueue } from './use-upload-queue';

type Options = {
  folderId: string | null;
  kind?: FileKind;
  onKept?: (item: Item) => void;
};

/** Files on their way into a folder of My Drive. */
export function useUploads({ folderId, kind, onKept }: Options) {
  const [send] = useSendDriveFileMutation();
  const isPrivate = kind === 'document';
  return useUploadQueue(kind, async (sending) => {
    // On a line of its own: `onKept?.(…)` would send nothing when nobody listens.
    const item = await send({ ...sending, folderId, isPrivate }).unwrap();
    onKept?.(item);
  });
}
