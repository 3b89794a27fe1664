import { fieldErrors, messageOf, paths, statusOf, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUploadSheetMutation } from '../../../api/imports';
import { refusalOf, type Refusal } from '../limits';

/** Uploads a sheet and opens its check, or shows the error. */
export function useUploadSheet() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [send, { isLoading }] = useUploadSheetMutation();
  const [share, setShare] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const messages: Record<Refusal, string> = {
    kind: t`Please choose a CSV or Excel (.xlsx) file.`,
    size: t`This file is over 10 MB. Split it into smaller files.`,
    empty: t`The file is empty.`,
  };
  const reasonOf = (failure: unknown) => {
    if (statusOf(failure) === 0)
      return t`There is no connection right now. Please try again.`;
    return (
      fieldErrors(failure).file ?? messageOf(failure) ?? t`Couldn’t save it. Try again.`
    );
  };
  async function pick(file: File | undefined) {
    if (!file || isLoading) return;
    const refusal = refusalOf(file);
    setTrouble(refusal ? messages[refusal] : undefined);
    if (refusal) return;
    setShare(0);
    try {
      const { id } = await send({ file, onProgress: setShare }).unwrap();
      void navigate(paths.sellerImport(id));
    } catch (failure) {
      setTrouble(reasonOf(failure));
    }
  }
  return { pick, share, trouble, isLoading };
}
