import { Dialog, UploadProgress } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Cut, PictureKind } from '../../../../api/company-pictures';
import '../../libraries.css';
import { SHAPE } from '../../../../components/picture-limits';
import type { Picture } from '../../hooks/use-picture';
import { FormButtons } from '../../../../components/forms/form-buttons';

type Props = { kind: PictureKind; file: File; picture: Picture };
const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const KEY_STEP_PX = 4;

/** The cut: dragged, pinched, or by arrow keys and the slider. */
export function CropDialog({ kind, file, picture }: Props) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<Cut>();
  const { isSending, progress, trouble } = picture;
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? null : picture.cancel())}
      size="lg"
      title={
        kind === 'logo' ? <Trans>Crop the logo</Trans> : <Trans>Crop the banner</Trans>
      }
      description={<Trans>Drag the picture or use the arrow keys.</Trans>}
    >
      <div className="relative h-[46dvh] max-h-[380px] min-h-[220px] overflow-hidden rounded-md bg-night">
        {url ? (
          <Cropper
            image={url}
            aspect={SHAPE[kind]}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={KEY_STEP_PX}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t`Part of the picture` }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setCut(pixels)}
          />
        ) : null}
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-[14px] font-semibold">
        <Trans>Zoom</Trans>
        <input
          type="range"
          className="h-11 min-w-0 flex-1 accent-indigo-600"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      {isSending ? (
        <div className="mt-2">
          <UploadProgress share={progress} label={t`Uploading picture…`} />
        </div>
      ) : null}
      {trouble ? (
        <p role="alert" className="mt-2 text-sm font-medium text-red-700">
          {trouble}
        </p>
      ) : null}
      <FormButtons
        className="mt-4"
        onCancel={picture.cancel}
        isBusy={isSending}
        disabled={!cut}
        onClick={() => (cut ? void picture.save(cut) : null)}
      >
        {trouble ? <Trans>Try again</Trans> : <Trans>Save picture</Trans>}
      </FormButtons>
    </Dialog>
  );
}
