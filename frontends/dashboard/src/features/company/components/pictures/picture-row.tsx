import { deferred } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { PictureKind } from '../../../../api/company-pictures';
import { ACCEPTED } from '../../../../components/picture-limits';
import { usePicture } from '../../hooks/use-picture';

type Props = {
  kind: PictureKind;
  title: string;
  hint: ReactNode;
  url: string | null | undefined;
  fileId: string | null | undefined;
  children: ReactNode;
};
const CropDialog = deferred(async () => ({
  default: (await import('./crop-dialog')).CropDialog,
}));

/** One picture: as it is, another one, none. */
export function PictureRow({ kind, title, hint, url, fileId, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const picture = usePicture(kind, fileId);
  const { file, trouble } = picture;
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-[13.5px] font-semibold">{title}</h3>
        <p className="text-sm text-ink-500">{hint}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => input.current?.click()}>
          <ImageUp aria-hidden />
          {url ? <Trans>Another picture</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {url ? (
          <Button
            variant="ghost"
            isBusy={picture.isRemoving}
            onClick={() => void picture.takeAway()}
          >
            <Trash2 aria-hidden />
            <Trans>Remove</Trans>
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={title}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void picture.pick(target.files?.[0]);
            // The same file again must count as a choice.
            target.value = '';
          }}
        />
      </div>
      {trouble && !file ? (
        <p role="alert" className="text-sm font-medium text-red-700">
          {trouble}
        </p>
      ) : null}
      {file ? <CropDialog kind={kind} file={file} picture={picture} /> : null}
    </div>
  );
}
