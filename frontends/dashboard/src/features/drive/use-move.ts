import type { Item } from '@haat/api/drive';
import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useChangeDriveFileMutation } from '../../api/drive';
import { useReason } from './use-reason';

export type Target = { id: string | null; name: string };

/** Into another folder, and back again by undo. */
export function useMove() {
  const { t } = useLingui();
  const { number } = useFormat();
  const reasonOf = useReason();
  const [change, { isLoading }] = useChangeDriveFileMutation();

  async function putBack(items: Item[]): Promise<void> {
    try {
      for (const { id, folder_id } of items) {
        await change({ fileId: id, body: { folder_id } }).unwrap();
      }
      notify('success', t`Restored`);
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  }

  async function move(items: Item[], { id: to, name }: Target): Promise<boolean> {
    const moved: Item[] = [];
    let trouble: unknown;
    for (const item of items) {
      try {
        if (item.folder_id === to) continue;
        await change({ fileId: item.id, body: { folder_id: to } }).unwrap();
        moved.push(item);
      } catch (failure) {
        trouble = failure;
      }
    }
    if (moved.length > 0) {
      const undo = { label: t`Undo`, onClick: () => void putBack(moved) };
      notify('success', t`${number(moved.length)} moved to ${name}`, undo);
    }
    if (trouble) notify('error', reasonOf(trouble));
    return !trouble;
  }

  return { move, isMoving: isLoading };
}
