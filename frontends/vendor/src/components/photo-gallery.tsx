import { paths, useFormat } from '@haat/platform';
import { PictureViewer, ProductPicture, onPlainClick } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useViewer } from '../hooks/use-viewer';

type Props = { photos: string[]; name: string };

/** The photos of a company; each opens in the viewer, without scripts by itself. */
export function PhotoGallery({ photos, name }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { isNeeded, open, ...viewer } = useViewer();
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:gap-3">
        {photos.map((image, index) => (
          <li key={image}>
            <a
              href={paths.storage(image)}
              onClick={onPlainClick(() => open(index))}
              aria-label={t`Photo ${number(index + 1)} of ${number(photos.length)}`}
              className="block aspect-[4/3] overflow-hidden rounded-md bg-sand hover:opacity-90"
            >
              <ProductPicture image={image} alt="" />
            </a>
          </li>
        ))}
      </ul>
      {isNeeded ? <PictureViewer images={photos} name={name} {...viewer} /> : null}
    </>
  );
}
