import { useDriveReadableDocumentsQuery } from '@haat/enquiry';
import { selectIsAuth, useAppSelector, useFormat } from '@haat/platform';
import { Button, IconButton, UploadRow, cn, useDroppedFiles } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { useSignInDialog } from '../../../components/sign-in-context';
import { EXTENSIONS, MAX_FILES } from '../file-limits';
import { useFiles } from '../hooks/use-files';
import type { DraftFile } from '../requirement-schema';

/** Drawings, lists, photos: every supplier who may quote can open them. */
export function FilesPart() {
  const isAuth = useAppSelector(selectIsAuth);
  const { openSignIn } = useSignInDialog();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[13.5px] font-semibold">
        <Trans>Files</Trans>
      </legend>
      {isAuth ? (
        <Chooser />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border-[1.5px] border-dashed border-control p-3">
          <p className="min-w-0 flex-1 basis-40 text-sm text-ink-500">
            <Trans>Sign in to attach drawings and lists.</Trans>
          </p>
          <Button variant="outline" onClick={() => openSignIn({ returnsHere: true })}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Chooser() {
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
            PDF, photo, XLSX or DOCX: up to {most} files of {size} MB. Suppliers you
            contact can open them.
          </Trans>
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

type AttachedProps = { files: DraftFile[]; onRemove: (id: string) => void };

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
