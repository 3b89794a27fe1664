import { paths, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import Viewer from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';

export type LightboxProps = {
  images: string[];
  at: number;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onView: (index: number) => void;
};
const MAX_ZOOM_PX = 4;

/** The pictures over the page: zoomed by wheel, pinch or buttons, with thumbnails below. */
export function Lightbox(props: LightboxProps) {
  const { images, at, name, isOpen, onOpenChange, onView } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const total = number(images.length);
  const slides = images.map((image, index) => {
    const place = number(index + 1);
    return { src: paths.storage(image), alt: t`${name}, picture ${place} of ${total}` };
  });
  return (
    <Viewer
      open={isOpen}
      close={() => onOpenChange(false)}
      index={at}
      slides={slides}
      plugins={images.length > 1 ? [Thumbnails, Zoom] : [Zoom]}
      carousel={{ finite: images.length < 2 }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM_PX, scrollToZoom: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      thumbnails={{ width: 72, height: 72, imageFit: 'cover', border: 2, gap: 8 }}
      on={{ view: ({ index }) => onView(index) }}
      labels={{
        Previous: t`Previous picture`,
        Next: t`Next picture`,
        Close: t`Close`,
        'Zoom in': t`Zoom in`,
        'Zoom out': t`Zoom out`,
        Lightbox: name,
        'Photo gallery': name,
        Carousel: name,
        Slide: t`Picture`,
        Thumbnails: t`All pictures`,
      }}
    />
  );
}
