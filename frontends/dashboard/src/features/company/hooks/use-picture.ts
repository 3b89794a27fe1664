import { fieldErrors, messageOf, notify, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import {
  useChoosePictureMutation,
  useDeleteSellerBannerMutation,
  useDeleteSellerLogoMutation,
  useSendPictureMutation,
  type Cut,
  type PictureKind,
} from '../../../api/company-pictures';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { refusalOf, type Refusal } from '../../../components/picture-limits';

/** Choosing, cutting, sending and taking away one of the two pictures. */
export function usePicture(kind: PictureKind, fileId: string | null | undefined) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [send, { isLoading: isSending }] = useSendPictureMutation();
  const [removeLogo, removingLogo] = useDeleteSellerLogoMutation();
  const [removeBanner, removingBanner] = useDeleteSellerBannerMutation();
  const [choose] = useChoosePictureMutation();
  const [file, setFile] = useState<File>();
  const [trouble, setTrouble] = useState<string>();
  const [progress, setProgress] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const messages: Record<Refusal, string> = {
    kind: t`Please choose a JPG, PNG, WebP or GIF picture.`,
    size: t`The picture is larger than 10 MB.`,
    unreadable: t`This picture can’t be opened. Try another one.`,
  };

  async function pick(picked: File | undefined) {
    if (!picked) return;
    const refusal = await refusalOf(picked);
    setTrouble(refusal ? messages[refusal] : undefined);
    if (!refusal) setFile(picked);
  }

  async function save(cut: Cut) {
    if (!file) return;
    stop.current = new AbortController();
    setProgress(0);
    setTrouble(undefined);
    const { signal } = stop.current;
    try {
      await send({ kind, file, cut, onProgress: setProgress, signal }).unwrap();
      setFile(undefined);
      notify(
        'success',
        kind === 'logo' ? t`Logo saved` : t`Banner saved`,
        undoTo(fileId),
      );
    } catch (failure) {
      if (!signal.aborted) setTrouble(reasonOf(failure));
    }
  }

  function reasonOf(failure: unknown): string {
    const message = fieldErrors(failure).file ?? messageOf(failure);
    if (statusOf(failure) === 0)
      return t`There is no connection right now. Please try again.`;
    return message ?? t`Couldn’t save it. Try again.`;
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
    trouble,
    progress,
    isSending,
    isRemoving: removingLogo.isLoading || removingBanner.isLoading,
    cancel: () => {
      stop.current?.abort();
      setFile(undefined);
      setTrouble(undefined);
    },
  };
}

export type Picture = ReturnType<typeof usePicture>;
