import { useField, useFormContext } from '@haat/forms';
import { fieldErrors, messageOf } from '@haat/platform';
import { useUploadQueue } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useDeleteDriveFileMutation, useSendDocumentMutation } from './documents-api';
import { MAX_FILES, refusalOf, type ChosenFile, type Refusal } from './file-limits';

/** Documents of the form around it: uploaded immediately, sent along with it. */
export function useFiles() {
  const { t } = useLingui();
  const { getValues } = useFormContext<{ files: ChosenFile[] }>();
  const { value: attached, onChange, error } = useField<ChosenFile[]>('files');
  const [upload] = useSendDocumentMutation();
  const [drop] = useDeleteDriveFileMutation();
  const [isTooMany, setIsTooMany] = useState(false);
  // Of this visit: nothing else can have been sent with them yet.
  const fresh = useRef(new Set<string>());
  const texts: Record<Refusal, string> = {
    kind: t`Please choose a PDF, a photo (JPG, PNG, WebP), an XLSX or a DOCX.`,
    size: t`The file is larger than 5 MB.`,
    empty: t`The file is empty.`,
  };
  const queue = useUploadQueue({
    send: async (sending) => {
      const { id, name } = await upload(sending).unwrap();
      fresh.current.add(id);
      // The upload may have begun before the last change.
      onChange([...getValues('files'), { id, name }]);
    },
    refuse: (file) => {
      const refusal = refusalOf(file);
      return refusal && texts[refusal];
    },
    reasonOf: (failure) =>
      fieldErrors(failure).file ??
      messageOf(failure) ??
      t`Couldn’t upload the file. Try again.`,
  });
  const onItsWay = queue.rows.filter(({ state }) => state !== 'stored');
  const places = onItsWay.filter(({ isFinal }) => !isFinal).length + attached.length;

  function choose(chosen: Iterable<File>): void {
    const all = [...chosen];
    const left = Math.max(0, MAX_FILES - places);
    setIsTooMany(all.length > left);
    queue.add(all.slice(0, left));
  }
  function remove(id: string): void {
    setIsTooMany(false);
    onChange(attached.filter((file) => file.id !== id));
    if (fresh.current.delete(id)) void drop(id);
  }
  const dismiss = (key: string) => {
    setIsTooMany(false);
    queue.dismiss([key]);
  };
  return {
    attached,
    error,
    choose,
    remove,
    dismiss,
    retry: queue.retry,
    onItsWay,
    isTooMany,
  };
}
