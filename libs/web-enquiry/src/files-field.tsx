import { useFormat } from '@haat/platform';
import { Button, IconButton, UploadRow, cn, useDroppedFiles } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Paperclip, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useDriveReadableDocumentsQuery } from './documents-api';
import { EXTENSIONS, MAX_FILES, type ChosenFile } from './file-limits';
import { useFiles } from './use-files';

type Props = { readers?: ReactNode };

/** `files` of the form around it: uploaded immediately, sent along with it. For signed-in users.
 *  `readers` says who can open them. */
export function FilesField({ readers }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const files = useFiles();
  const { isOver, handlers } = useDroppedFiles(files.choose);
  const [most, size] = [number(MAX_FILES), number(5)];
  const error = files.isTooMany ? t`You can attach up to ${most} files.` : files.error;
  return (
    <div
      {...handlers}
      className={cn(
        'grid gap-2 rounded-md border-[1.5px] border-dashed p-3',
        isOver ? 'border-indigo-600 bg-indigo-50' : 'border-control',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="outline" onClick={() => input.current?.click()}>
          <Paperclip aria-hidden />
          <Trans>Attach files</Trans>
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-ink-500">
          <Trans>
            PDF, photo, XLSX or DOCX: up to {most} files of {size} MB.
          </Trans>{' '}
          {readers ?? <Trans>Suppliers you contact can open them.</Trans>}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={EXTENSIONS}
        aria-label={t`Files`}
        onChange={({ target }) => {
          files.choose(target.files ?? []);
          // The same file again is a change, too.
          target.value = '';
        }}
      />
      <Attached files={files.attached} onRemove={files.remove} />
      {files.onItsWay.length > 0 ? (
        <ul aria-label={t`Uploads in progress`}>
          {files.onItsWay.map((row) => (
            <UploadRow
              key={row.key}
              row={row}
              onRetry={() => files.retry(row)}
              onDismiss={() => files.dismiss(row.key)}
            />
          ))}
        </ul>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-red-700">
          {error}
        </p>
      ) : null}
    </div>
  );
}

type AttachedProps = { files: ChosenFile[]; onRemove: (id: string) => void };

function Attached({ files, onRemove }: AttachedProps) {
  const { t } = useLingui();
  const unnamed = files.filter(({ name }) => !name).map(({ id }) => id);
  const { data } = useDriveReadableDocumentsQuery(unnamed, {
    skip: unnamed.length === 0,
  });
  if (files.length === 0) return null;
  const nameOf = (id: string) => data?.find((one) => one.id === id)?.name;
  return (
    <ul aria-label={t`Attached`} className="grid gap-1.5">
      {files.map((file) => {
        const name = file.name || (nameOf(file.id) ?? t`Document`);
        return (
          <li
            key={file.id}
            className="flex min-h-11 items-center gap-2.5 rounded-md bg-indigo-50 pl-3"
          >
            <FileText className="size-5 shrink-0 text-indigo-700" aria-hidden />
            <span className="min-w-0 flex-1 truncate text-[14px] font-medium">
              {name}
            </span>
            <IconButton
              label={t`${name}: do not attach`}
              onClick={() => onRemove(file.id)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
