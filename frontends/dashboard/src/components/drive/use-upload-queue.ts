import { useUploadQueue as useQueue, type Send } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { refusalOf, type FileKind, type Refusal } from './accepted';
import { useReason } from './use-reason';

export type { Uploads } from '@haat/ui';

/** Uploads into My Drive; refuses unsupported files immediately. */
export function useUploadQueue(kind: FileKind | undefined, send: Send) {
  const { t } = useLingui();
  const reasonOf = useReason();
  const messages: Record<Refusal, string> = {
    kind:
      kind === 'image'
        ? t`Please choose a JPG, PNG, WebP or GIF picture.`
        : kind === 'document'
          ? t`Please choose a PDF, a photo (JPG, PNG, WebP), an XLSX or a DOCX.`
          : t`This file type isn’t accepted. Upload pictures, PDF, XLSX or DOCX.`,
    size: t`The file is larger than 10 MB.`,
    empty: t`The file is empty.`,
  };
  const refuse = (file: File) => {
    const refusal = refusalOf(file, kind);
    return refusal && messages[refusal];
  };
  return useQueue({ send, refuse, reasonOf });
}
