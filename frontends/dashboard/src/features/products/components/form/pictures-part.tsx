import { useFormat } from '@haat/platform';
import { Badge, FieldNote } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { UploadList } from '../../../../components/drive/upload-list';
import { DropArea } from '../../../../components/drive/drop-area';
import { DrivePicker } from '../../../../components/drive/drive-picker';
import { PictureTile } from '../../../../components/picture-tile';
import { FormPart } from '../../../../components/forms/form-part';
import { PictureSources } from './picture-sources';

import { MAX_PICTURES, usePictures } from '../../hooks/use-pictures';

/** From My Drive, the camera, a folder or the clipboard; the first one is the cover. */
export function PicturesPart() {
  const { t } = useLingui();
  const { number } = useFormat();
  const pictures = usePictures();
  const { images, remaining, error } = pictures;
  return (
    <FormPart
      title={<Trans>Pictures</Trans>}
      lead={
        <Trans>
          {number(images.length)} of {number(MAX_PICTURES)}. The first one is the cover;
          drag, or use the arrow keys, to put them in order.
        </Trans>
      }
    >
      <DropArea onFiles={pictures.add}>
        {images.length > 0 ? (
          <ol
            aria-label={t`Pictures in order`}
            className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4"
          >
            {images.map((image, at) => (
              <PictureTile
                key={image.id}
                image={image.url}
                at={at}
                count={images.length}
                onReorder={pictures.reorder}
                onRemove={() => pictures.remove(image.id)}
                badge={
                  at === 0 ? (
                    <Badge tone="premium">
                      <Trans>Cover</Trans>
                    </Badge>
                  ) : null
                }
              />
            ))}
          </ol>
        ) : null}
        {remaining > 0 ? <PictureSources pictures={pictures} /> : null}
      </DropArea>
      <FieldNote id="pictures" error={error} />
      <UploadList uploads={pictures.uploads} className="mt-3" />
      {pictures.isPicking ? (
        <DrivePicker
          open
          onOpenChange={pictures.setIsPicking}
          title={<Trans>Pictures from My Drive</Trans>}
          kind="image"
          max={remaining}
          onPick={(items) => void pictures.fromDrive(items)}
        />
      ) : null}
    </FormPart>
  );
}
