import type { Item } from '@haat/api/drive';
import { useSendDriveFileMutation } from '../../api/drive';
import type { FileKind } from './accepted';
import { useUploadQueue } from './use-upload-queue';

type Options = {
  folderId: string | null;
  kind?: FileKind;
  onUploaded?: (item: Item) => void;
};

/** Uploads into a folder of My Drive. */
export function useUploads({ folderId, kind, onUploaded }: Options) {
  const [send] = useSendDriveFileMutation();
  const isPrivate = kind === 'document';
  return useUploadQueue(kind, async ({ file, key, onProgress }) => {
    const body = { file, folder_id: folderId ?? undefined, is_private: isPrivate };
    // On a line of its own: `onUploaded?.(…)` would send nothing when nobody listens.
    const item = await send({ body, key, onProgress }).unwrap();
    onUploaded?.(item);
  });
}
