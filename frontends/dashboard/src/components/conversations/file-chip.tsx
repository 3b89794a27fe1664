import type { Readable } from '@haat/api/documents';
import type { Item } from '@haat/api/drive';
import { useFormat } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FileArt } from '../drive/file-art';
import { OpenDocument } from '../drive/open-document';
import { useSizeLabel } from '../drive/use-size-label';

type File = Omit<Readable, 'mime'> & Pick<Item, 'mime'>;
type Props = { file: File & Partial<Pick<Item, 'created_at'>> };

/** Name, size and, if available, day; opens the document in a dialog. */
export function FileChip({ file }: Props) {
  const { date } = useFormat();
  const size = useSizeLabel();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, mime, size_bytes, created_at: at } = file;
  const facts = [size(size_bytes), at && date(at)].filter(Boolean).join(' · ');
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line bg-card p-1.5 pr-3 text-left text-ink-900 hover:border-indigo-500"
      >
        <FileArt
          item={{ kind: 'document', mime }}
          className="size-9 shrink-0 rounded-sm"
        />
        <span className="min-w-0">
          <b className="block truncate text-[13.5px] font-semibold">{name}</b>
          <span className="text-xs text-ink-500">{facts}</span>
        </span>
        <span className="sr-only">
          <Trans>Open</Trans>
        </span>
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={name}>
        <OpenDocument id={id} name={name} />
      </Dialog>
    </>
  );
}
