import type { Item } from '@haat/api/drive';
import { useFormat } from '@haat/platform';
import { Button, cn, useDroppedFiles } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FileKind } from './accepted';
import { usePastedFiles } from './use-pasted-files';
import { usePicks } from './use-picks';
import { useUploads } from './use-uploads';
import { PickerFolders } from './picker-folders';
import { PickerList } from './picker-list';
import { UploadButton } from './upload-button';
import { UploadList } from './upload-list';

type Props = {
  kind: FileKind;
  max: number;
  taken: string[];
  hint?: ReactNode;
  onPick: (items: Item[]) => void;
};

/** Search, folders, the files of one kind, and a place to bring new ones to. */
export function PickerBody({ kind, max, taken, hint, onPick }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [folderId, setFolderId] = useState<string | null>(null);
  const [q, setQ] = useState('');
  const { picks, toggle, pickNew } = usePicks(max);
  const uploads = useUploads({ folderId, kind, onUploaded: pickNew });
  const { isOver, handlers } = useDroppedFiles(uploads.add);
  usePastedFiles(uploads.add, 'dialog');
  const count = picks.length;
  const shown = number(count);
  return (
    <div
      {...handlers}
      className={cn(
        'grid gap-3 rounded-md',
        isOver && 'outline-2 outline-offset-8 outline-indigo-500',
      )}
    >
      <div className="flex flex-wrap gap-2">
        <label className="relative min-w-[180px] flex-1">
          <span className="sr-only">
            <Trans>Search My Drive</Trans>
          </span>
          <Search
            className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
            aria-hidden
          />
          <input
            type="search"
            value={q}
            placeholder={t`Search My Drive`}
            onChange={({ target }) => setQ(target.value)}
            className="h-11 w-full rounded-md border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
          />
        </label>
        <UploadButton kind={kind} variant="soft" onFiles={uploads.add} />
      </div>
      <p className="text-sm text-ink-500">
        {hint ? (
          hint
        ) : kind === 'image' ? (
          <Trans>
            JPG, PNG, WebP or GIF, up to 10 MB. You can also drop or paste them here.
          </Trans>
        ) : (
          <Trans>
            PDF, photo, XLSX or DOCX, up to 10 MB. You can also drop or paste them here.
            Only you and, for review, our team can open them.
          </Trans>
        )}
      </p>
      <UploadList uploads={uploads} />
      <PickerFolders folderId={folderId} onOpen={setFolderId} />
      <PickerList
        key={`${folderId} ${q}`}
        query={{ kind, q: q.trim(), folderId }}
        picks={picks}
        taken={taken}
        max={max}
        onToggle={toggle}
      />
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex items-center justify-end gap-3 border-t border-line bg-card px-6 py-4">
        <Button disabled={count === 0} onClick={() => onPick(picks)}>
          {max === 1 || count === 0 ? (
            <Trans>Choose</Trans>
          ) : (
            <Trans>Choose {shown}</Trans>
          )}
        </Button>
      </div>
    </div>
  );
}
