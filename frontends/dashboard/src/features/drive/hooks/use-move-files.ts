import type { Item } from '@haat/api/drive';
import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useChangeDriveFileMutation } from '../../../api/drive';
import { useReason } from '../../../components/drive/use-reason';

export type Target = { id: string | null; name: string };

/** Into another folder, and back again by undo. */
export function useMoveFiles() {
  const { t } = useLingui();
  const { number } = useFormat();
  const reasonOf = useReason();
  const [change, { isLoading }] = useChangeDriveFileMutation();

  async function putBack(items: Item[]): Promise<void> {
    try {
      for (const { id, folder_id } of items) {
        await change({ fileId: id, body: { folder_id } }).unwrap();
      }
      notify('success', t`${number(items.length)} moved back`);
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  }

  async function moveFiles(items: Item[], { id: to, name }: Target): Promise<boolean> {
    const done: Item[] = [];
    let trouble: unknown;
    for (const item of items) {
      try {
        if (item.folder_id === to) continue;
        await change({ fileId: item.id, body: { folder_id: to } }).unwrap();
        done.push(item);
      } catch (failure) {
        trouble = failure;
      }
    }
    if (done.length > 0) {
      const undo = { label: t`Undo`, onClick: () => void putBack(done) };
      notify('success', t`${number(done.length)} moved to ${name}`, undo);
    }
    if (trouble) notify('error', reasonOf(trouble));
    return !trouble;
  }

  return { moveFiles, isMoving: isLoading };
}
