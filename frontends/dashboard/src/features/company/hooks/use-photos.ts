import type { Item } from '@haat/api/drive';
import type { OwnPhoto } from '@haat/api/own-showcase';
import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUpdateShowcaseMutation } from '../../../api/showcase';
import { useNotifyError } from '../../../hooks/use-notify-error';

export const MAX_PHOTOS = 24;

/** The gallery of the shop: each change is saved, and can be undone. */
export function usePhotos(photos: OwnPhoto[]) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [update, { isLoading }] = useUpdateShowcaseMutation();
  const [isPicking, setIsPicking] = useState(false);
  const ids = photos.map(({ file_id }) => file_id);

  async function save(next: string[]) {
    const store = (list: string[]) => update({ photos: list }).unwrap();
    try {
      await store(next);
      const onClick = () => void store(ids).catch(notifyError);
      notify('success', t`Gallery saved`, { label: t`Undo`, onClick });
    } catch (failure) {
      notifyError(failure);
    }
  }

  function reorder(from: number, to: number) {
    const next = ids.filter((_, index) => index !== from);
    next.splice(to, 0, ...ids.slice(from, from + 1));
    void save(next);
  }

  return {
    ids,
    remaining: MAX_PHOTOS - ids.length,
    isSaving: isLoading,
    isPicking,
    setIsPicking,
    add: (items: Item[]) => void save([...ids, ...items.map(({ id }) => id)]),
    remove: (id: string) => void save(ids.filter((one) => one !== id)),
    reorder,
  };
}
