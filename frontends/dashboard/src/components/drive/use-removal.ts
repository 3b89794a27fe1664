import type { Item, UsedIn } from '@haat/api/drive';
import { codeOf, notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeleteDriveFileMutation, useRestoreDriveFileMutation } from '../../api/drive';
import { useReason } from './use-reason';

/** What could not be deleted, and where it is in use. */
export type Held = { item: Item; uses: UsedIn[] };

const usesIn = (failure: unknown): UsedIn[] =>
  (failure as { data?: { data?: { used_in?: UsedIn[] } } }).data?.data?.used_in ?? [];

/** Deletes without confirmation, because it can be undone. */
export function useRemoval() {
  const { t } = useLingui();
  const { number } = useFormat();
  const reasonOf = useReason();
  const [remove] = useDeleteDriveFileMutation();
  const [restore] = useRestoreDriveFileMutation();
  const [held, setHeld] = useState<Held[]>([]);

  async function bringBack(items: Item[]): Promise<void> {
    try {
      for (const { id } of items) await restore(id).unwrap();
      const [first] = items;
      const name = first?.name ?? '';
      const text =
        items.length === 1
          ? t`${name} was restored`
          : t`${number(items.length)} restored`;
      notify('success', text);
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  }

  function notifyDeleted(gone: Item[]): void {
    const [first] = gone;
    if (!first) return;
    const message =
      gone.length === 1
        ? t`${first.name} was deleted`
        : t`${number(gone.length)} deleted`;
    const undo = { label: t`Undo`, onClick: () => void bringBack(gone) };
    notify('success', message, undo);
  }

  async function removeAll(items: Item[]): Promise<void> {
    const gone: Item[] = [];
    const inUse: Held[] = [];
    for (const item of items) {
      try {
        gone.push(await remove(item.id).unwrap());
      } catch (failure) {
        if (codeOf(failure) === 'in_use') inUse.push({ item, uses: usesIn(failure) });
        else notify('error', reasonOf(failure));
      }
    }
    notifyDeleted(gone);
    setHeld(inUse);
  }

  return { removeAll, held, letGo: () => setHeld([]) };
}
