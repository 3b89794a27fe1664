import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useChoosePictureMutation,
  useDeleteSellerBannerMutation,
  useDeleteSellerLogoMutation,
  useSendPictureMutation,
  type Cut,
  type PictureKind,
} from '../../../api/company-pictures';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { useSingleUpload } from '../../../hooks/use-single-upload';
import { refusalOf, type Refusal } from '../../../components/picture-limits';

/** Choosing, cutting, sending and taking away one of the two pictures. */
export function usePicture(kind: PictureKind, fileId: string | null | undefined) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [send] = useSendPictureMutation();
  const upload = useSingleUpload();
  const [removeLogo, removingLogo] = useDeleteSellerLogoMutation();
  const [removeBanner, removingBanner] = useDeleteSellerBannerMutation();
  const [choose] = useChoosePictureMutation();
  const [file, setFile] = useState<File>();
  const messages: Record<Refusal, string> = {
    kind: t`Please choose a JPG, PNG, WebP or GIF picture.`,
    size: t`The picture is larger than 10 MB.`,
    unreadable: t`This picture can’t be opened. Try another one.`,
  };

  async function pick(picked: File | undefined) {
    if (!picked) return;
    const refusal = await refusalOf(picked);
    if (refusal) {
      upload.refuse(messages[refusal]);
      return;
    }
    upload.cancel();
    setFile(picked);
  }

  async function save(cut: Cut) {
    if (!file) return;
    await upload.run(async (way) => {
      await send({ kind, file, cut, ...way }).unwrap();
      setFile(undefined);
      notify(
        'success',
        kind === 'logo' ? t`Logo saved` : t`Banner saved`,
        undoTo(fileId),
      );
    });
  }

  /** Back to the picture there was before, if there was one. */
  function undoTo(before: string | null | undefined) {
    if (!before) return undefined;
    const onClick = () =>
      void choose({ kind, fileId: before }).unwrap().catch(notifyError);
    return { label: t`Undo`, onClick };
  }

  async function takeAway() {
    try {
      await (kind === 'logo' ? removeLogo() : removeBanner()).unwrap();
      notify(
        'success',
        kind === 'logo' ? t`Logo removed` : t`Banner removed`,
        undoTo(fileId),
      );
    } catch (failure) {
      notifyError(failure);
    }
  }

  return {
    file,
    pick,
    save,
    takeAway,
    trouble: upload.trouble?.text,
    progress: upload.share ?? 0,
    isSending: upload.share !== null,
    isRemoving: removingLogo.isLoading || removingBanner.isLoading,
    cancel: () => {
      upload.cancel();
      setFile(undefined);
    },
  };
}

export type Picture = ReturnType<typeof usePicture>;
