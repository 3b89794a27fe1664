import type { Item } from '@haat/api/drive';
import { useState } from 'react';
import { useUploads } from '../drive/use-uploads';

export const MAX_FILES = 5;

export type Attached = Pick<Item, 'id' | 'kind' | 'name' | 'mime'>;

/** Documents attached to a message; new ones are uploaded to My Drive first. */
export function useAttachments(initial: Attached[] = []) {
  const [items, setItems] = useState(initial);
  const add = (more: Attached[]) =>
    setItems((all) => {
      const fresh = more.filter(({ id }) => all.every((item) => item.id !== id));
      return [...all, ...fresh].slice(0, MAX_FILES);
    });
  const uploads = useUploads({
    folderId: null,
    kind: 'document',
    onUploaded: (item) => add([item]),
  });
  const onItsWay = uploads.rows.filter(({ state }) => state !== 'stored');
  return {
    items,
    add,
    remove: (id: string) => setItems((all) => all.filter((item) => item.id !== id)),
    clear: () => setItems([]),
    upload: uploads.add,
    rows: onItsWay,
    retry: uploads.retry,
    forget: uploads.dismiss,
    isBusy: onItsWay.some(({ state }) => state !== 'failed'),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
