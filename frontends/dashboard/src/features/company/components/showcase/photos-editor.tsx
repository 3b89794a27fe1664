import type { OwnPhoto } from '@haat/api/own-showcase';
import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { DrivePicker } from '../../../../components/drive/drive-picker';
import { PictureTile } from '../../../../components/picture-tile';
import { MAX_PHOTOS, usePhotos } from '../../hooks/use-photos';

/** Photos of the company and its work, out of My Drive. */
export function PhotosEditor({ saved }: { saved: OwnPhoto[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const photos = usePhotos(saved);
  return (
    <section aria-labelledby="photos-title">
      <h3 id="photos-title" className="text-[13.5px] font-semibold">
        <Trans>Gallery</Trans>
      </h3>
      <p className="text-sm text-ink-500">
        <Trans>
          {number(saved.length)} of {number(MAX_PHOTOS)} photos: your garden, factory,
          store or team.
        </Trans>
      </p>
      {saved.length > 0 ? (
        <ol
          aria-label={t`Photos in order`}
          className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4"
        >
          {saved.map(({ file_id, image }, at) => (
            <PictureTile
              key={file_id}
              image={image}
              at={at}
              count={saved.length}
              onReorder={photos.reorder}
              onRemove={() => photos.remove(file_id)}
            />
          ))}
        </ol>
      ) : null}
      <Button
        variant="outline"
        className="mt-3"
        isBusy={photos.isSaving}
        disabled={photos.remaining <= 0}
        onClick={() => photos.setIsPicking(true)}
      >
        <Images aria-hidden />
        <Trans>Add photos</Trans>
      </Button>
      {photos.isPicking ? (
        <DrivePicker
          open
          onOpenChange={photos.setIsPicking}
          title={<Trans>Pictures from My Drive</Trans>}
          kind="image"
          max={photos.remaining}
          taken={photos.ids}
          hint={<Trans>Everybody can see these pictures on your page.</Trans>}
          onPick={photos.add}
        />
      ) : null}
    </section>
  );
}
