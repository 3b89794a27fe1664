import { useFormat } from '@haat/platform';
import { Button, Card, cn, useDroppedFiles } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, UploadCloud } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED } from '../limits';
import { useUploadSheet } from '../hooks/use-upload-sheet';
import { Bar } from './bar';

/** The filled-in sheet: dropped or chosen. Nothing is changed by it yet. */
export function FileDrop() {
  const { t } = useLingui();
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { pick, share, trouble, isLoading } = useUploadSheet();
  const { isOver, handlers } = useDroppedFiles((files) => void pick(files[0]));
  return (
    <Card className="p-5">
      <h2 className="text-lg leading-snug">
        <Trans>2. Upload your file</Trans>
      </h2>
      <div
        {...handlers}
        className={cn(
          'mt-4 grid justify-items-center gap-3 rounded-lg border-2 border-dashed border-line-strong px-4 py-8 text-center',
          isOver && 'border-indigo-500 bg-indigo-50',
        )}
      >
        <UploadCloud className="size-10 text-indigo-600" strokeWidth={1.4} aria-hidden />
        <p className="text-ink-700">
          <Trans>Drop the file here, or</Trans>
        </p>
        <Button isBusy={isLoading} onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <p className="text-sm text-ink-500">
          <Trans>
            CSV or Excel, up to 10 MB and {number(5000)} rows. We only check it first;
            nothing changes until you confirm.
          </Trans>
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t`File with products`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void pick(target.files?.[0]);
            // The same file again must count as a choice.
            target.value = '';
          }}
        />
        {isLoading ? <Bar share={share} label={t`Uploading file…`} /> : null}
      </div>
      {trouble ? (
        <p
          role="alert"
          className="mt-3 flex items-center gap-1.5 text-[14px] font-medium text-red-700"
        >
          <TriangleAlert className="size-4 shrink-0" aria-hidden />
          {trouble}
        </p>
      ) : null}
    </Card>
  );
}
