import type { Item } from '@haat/api/drive';
import { useState } from 'react';
import { useUploads } from '../drive/use-uploads';

export const MOST_FILES = 5;

export type Attached = Pick<Item, 'id' | 'kind' | 'name' | 'mime'>;

/** Documents chosen or dropped to go along; new ones go to My Drive first. */
export function useAttachments(known: Attached[] = []) {
  const [items, setItems] = useState(known);
  const add = (more: Attached[]) =>
    setItems((all) => {
      const fresh = more.filter(({ id }) => all.every((item) => item.id !== id));
      return [...all, ...fresh].slice(0, MOST_FILES);
    });
  const uploads = useUploads({
    folderId: null,
    kind: 'document',
    onKept: (item) => add([item]),
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
