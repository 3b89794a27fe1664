import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { UploadButton } from '../../../../components/drive/upload-button';
import type { Pictures } from '../../hooks/use-pictures';

/** Where pictures can come from; the camera only where there is a finger instead of a mouse. */
export function PictureSources({ pictures }: { pictures: Pictures }) {
  const { t } = useLingui();
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="soft"
        isBusy={pictures.isTaking}
        onClick={() => pictures.setIsPicking(true)}
      >
        <FolderOpen aria-hidden />
        <Trans>From My Drive</Trans>
      </Button>
      <UploadButton kind="image" variant="outline" onFiles={pictures.add} />
      <Button
        variant="outline"
        className="hidden pointer-coarse:inline-flex"
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden />
        <Trans>Take a photo</Trans>
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t`Take a photo`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files) pictures.add(target.files);
          target.value = '';
        }}
      />
      <p className="text-sm text-ink-500 pointer-coarse:hidden">
        <Trans>or drop them here, or paste with Ctrl+V</Trans>
      </p>
    </div>
  );
}
