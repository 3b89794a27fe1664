import { paths, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import Viewer, { type Slide } from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';
import { OriginalLink } from './original-link';
import type { PlayedVideo } from './video-player';
import { VideoSlide } from './video-slide';

export type LightboxProps = {
  images: string[];
  /** After the pictures. */
  video?: PlayedVideo | null;
  at: number;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onView: (index: number) => void;
};
const MAX_ZOOM_PX = 4;

function useSlides({ images, video, name }: LightboxProps): Slide[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const total = number(images.length);
  const pictures = images.map((image, index): Slide => {
    const place = number(index + 1);
    return { src: paths.storage(image), alt: t`${name}, picture ${place} of ${total}` };
  });
  return video ? [...pictures, slideOf(video)] : pictures;
}

const slideOf = ({ url, poster_url, width, height }: PlayedVideo): Slide => ({
  type: 'video',
  sources: [{ src: url, type: 'video/mp4' }],
  poster: poster_url,
  preload: 'none',
  width,
  height,
});

const fileOf = (slide: Slide | undefined): string =>
  slide?.type === 'video' ? (slide.sources[0]?.src ?? '') : (slide?.src ?? '');

/**
 * The pictures over the page: zoomed by wheel, pinch or buttons, with thumbnails below. The
 * video is among them.
 */
export function Lightbox(props: LightboxProps) {
  const { at, name, isOpen, onOpenChange, onView } = props;
  const { t } = useLingui();
  const slides = useSlides(props);
  const isMany = slides.length > 1;
  return (
    <Viewer
      open={isOpen}
      close={() => onOpenChange(false)}
      index={at}
      slides={slides}
      plugins={isMany ? [Thumbnails, Video, Zoom] : [Video, Zoom]}
      carousel={{ finite: !isMany }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM_PX, scrollToZoom: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      thumbnails={{ width: 72, height: 72, imageFit: 'cover', border: 2, gap: 8 }}
      toolbar={{
        buttons: [<OriginalLink key="original" url={fileOf(slides[at])} />, 'close'],
      }}
      render={{
        slideContainer: ({ slide, children }) =>
          slide.type === 'video' ? (
            <VideoSlide url={fileOf(slide)}>{children}</VideoSlide>
          ) : (
            children
          ),
      }}
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
