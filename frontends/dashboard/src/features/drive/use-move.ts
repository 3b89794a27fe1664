import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useChangeDriveFileMutation, type DriveItem } from '../../api/drive';
import { useReason } from './use-reason';

export type Target = { id: string | null; name: string };

/** Into another folder, and back again by undo. */
export function useMove() {
  const { t } = useLingui();
  const { number } = useFormat();
  const reasonOf = useReason();
  const [change, { isLoading }] = useChangeDriveFileMutation();

  async function putBack(items: DriveItem[]): Promise<void> {
    try {
      for (const { id, folder_id } of items) await change({ id, folder_id }).unwrap();
      notify('success', t`Brought back`);
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  }

  async function move(items: DriveItem[], { id: to, name }: Target): Promise<boolean> {
    const moved: DriveItem[] = [];
    let trouble: unknown;
    for (const item of items) {
      try {
        if (item.folder_id === to) continue;
        await change({ id: item.id, folder_id: to }).unwrap();
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
