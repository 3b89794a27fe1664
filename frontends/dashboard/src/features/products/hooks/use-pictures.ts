import type { Item } from '@haat/api/drive';
import type { PictureOut } from '@haat/api/own-products';
import { useField, useFormContext } from '@haat/forms';
import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useProductImagesFromDriveMutation,
  useSendProductImageMutation,
} from '../../../api/product-images';
import { usePastedFiles } from '../../../components/drive/use-pasted-files';
import { useReason } from '../../../components/drive/use-reason';
import { useUploadQueue } from '../../../components/drive/use-upload-queue';
import type { TypedProduct } from '../product-schema';

export const MAX_PICTURES = 10;

/** A copy of the list with one item at another place. */
export function reordered<T>(all: T[], from: number, to: number): T[] {
  const next = all.filter((_, index) => index !== from);
  next.splice(to, 0, ...all.slice(from, from + 1));
  return next;
}

/** The product's pictures: brought from anywhere, put in order, the first is the cover. */
export function usePictures() {
  const { t } = useLingui();
  const reasonOf = useReason();
  const { value: images, error, onChange } = useField<PictureOut[]>('image_ids');
  const { getValues } = useFormContext<TypedProduct>();
  const [send] = useSendProductImageMutation();
  const [take, { isLoading: isTaking }] = useProductImagesFromDriveMutation();
  const [isPicking, setIsPicking] = useState(false);
  const remaining = MAX_PICTURES - images.length;
  // Several may arrive together: each joins those that are there by then.
  const hang = (more: PictureOut[]) => {
    const now = getValues('image_ids');
    const fresh = more.filter((one) => now.every(({ id }) => id !== one.id));
    onChange([...now, ...fresh].slice(0, MAX_PICTURES));
  };
  const uploads = useUploadQueue('image', async (sending) => {
    const { id, url } = await send(sending).unwrap();
    hang([{ id, url }]);
  });
  const add = (files: Iterable<File>) => {
    const all = [...files];
    if (all.length > remaining) notify('warning', t`You can add up to 10 pictures.`);
    uploads.add(all.slice(0, remaining));
  };
  usePastedFiles(add, 'page');
  const fromDrive = async (items: Item[]) => {
    try {
      const taken = await take({ file_ids: items.map(({ id }) => id) }).unwrap();
      hang(taken.map(({ id, url }) => ({ id, url })));
    } catch (failure) {
      notify('error', reasonOf(failure));
    }
  };
  return {
    images,
    error,
    remaining,
    uploads,
    add,
    fromDrive,
    isTaking,
    isPicking,
    setIsPicking,
    reorder: (from: number, to: number) => onChange(reordered(images, from, to)),
    remove: (id: string) => onChange(images.filter((one) => one.id !== id)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
