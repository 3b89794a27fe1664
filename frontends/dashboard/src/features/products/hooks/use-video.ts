import type { VideoOut } from '@haat/api/own-products';
import { useField, useFormContext } from '@haat/forms';
import { notify, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSendProductVideoMutation } from '../../../api/product-videos';
import { useSingleUpload } from '../../../hooks/use-single-upload';
import type { TypedProduct } from '../product-schema';
import { MAX_VIDEO_MB, videoRefusalOf, type VideoRefusal } from '../video-limits';

/** The product's video: sent, replaced, removed. It stays until another one is stored. */
export function useVideo() {
  const { t } = useLingui();
  const { number } = useFormat();
  const field = useField<VideoOut | null>('video_id');
  const { getValues } = useFormContext<TypedProduct>();
  const [send] = useSendProductVideoMutation();
  const upload = useSingleUpload();
  const [file, setFile] = useState<File>();
  const max = number(MAX_VIDEO_MB);
  const messages: Record<VideoRefusal, string> = {
    kind: t`Please choose an MP4 video.`,
    size: t`The video is larger than ${max} MB.`,
    empty: t`The file is empty.`,
  };

  async function sendOne(chosen: File) {
    const key = crypto.randomUUID();
    await upload.run(async (way) => {
      field.onChange(await send({ file: chosen, key, ...way }).unwrap());
    });
  }

  /** The first of what was chosen or dropped. */
  async function add([chosen]: ArrayLike<File> & Iterable<File>) {
    if (!chosen || upload.share !== null) return;
    const refusal = videoRefusalOf(chosen);
    if (refusal) {
      upload.refuse(messages[refusal]);
      return;
    }
    setFile(chosen);
    await sendOne(chosen);
  }

  function remove() {
    const former = field.value;
    const onClick = () => {
      // Another one may be there by now.
      if (getValues('video_id') === null) field.onChange(former);
    };
    upload.cancel();
    field.onChange(null);
    notify('success', t`Video removed`, { label: t`Undo`, onClick });
  }

  return {
    video: field.value,
    name: file?.name ?? '',
    share: upload.share,
    error: upload.trouble?.text ?? field.error,
    inputRef: field.ref,
    add,
    remove,
    cancel: upload.cancel,
    retry: file && upload.trouble?.isRetryable ? () => void sendOne(file) : null,
  };
}

export type ProductVideo = ReturnType<typeof useVideo>;
