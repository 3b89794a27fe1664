import { useDeleteDriveFileMutation, useSendDocumentMutation } from '@haat/enquiry';
import { fieldErrors, messageOf } from '@haat/platform';
import { useUploadQueue } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { MOST_FILES, refusalOf, type Refusal } from './file-limits';
import type { Wizard } from './use-wizard';

/** Documents of the requirement in the making: kept at once, sent along with it. */
export function useFiles({ draft, set, add }: Pick<Wizard, 'draft' | 'set' | 'add'>) {
  const { t } = useLingui();
  const [keep] = useSendDocumentMutation();
  const [drop] = useDeleteDriveFileMutation();
  const [isTooMany, setIsTooMany] = useState(false);
  // Of this visit: nothing else can have been sent with them yet.
  const fresh = useRef(new Set<string>());
  const words: Record<Refusal, string> = {
    kind: t`Please choose a PDF, a photo (JPG, PNG, WebP), an XLSX or a DOCX.`,
    size: t`The file is larger than 5 MB.`,
    empty: t`The file is empty.`,
  };
  const queue = useUploadQueue({
    send: async (sending) => {
      const { id, name } = await keep(sending).unwrap();
      fresh.current.add(id);
      add({ id, name });
    },
    refuse: (file) => {
      const refusal = refusalOf(file);
      return refusal && words[refusal];
    },
    reasonOf: (failure) =>
      fieldErrors(failure).file ?? messageOf(failure) ?? t`The file was not sent.`,
  });
  const onItsWay = queue.rows.filter(({ state }) => state !== 'kept');
  const places = onItsWay.filter(({ isFinal }) => !isFinal).length + draft.files.length;

  function choose(chosen: Iterable<File>): void {
    const all = [...chosen];
    const left = Math.max(0, MOST_FILES - places);
    setIsTooMany(all.length > left);
    queue.add(all.slice(0, left));
  }
  function remove(id: string): void {
    setIsTooMany(false);
    set({ files: draft.files.filter((file) => file.id !== id) });
    if (fresh.current.delete(id)) void drop(id);
  }
  const forget = (key: string) => {
    setIsTooMany(false);
    queue.forget([key]);
  };
  return { choose, remove, forget, retry: queue.retry, onItsWay, isTooMany };
}
