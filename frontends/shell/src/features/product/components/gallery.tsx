import { deferred, useFormat } from '@haat/platform';
import { PictureViewer, ProductPicture, type PlayedVideo } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ZoomIn } from 'lucide-react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { PictureThumbs } from './picture-thumbs';
import { useSwipe } from '../hooks/use-swipe';
import type { VideoStageProps } from './video-stage';
import type { VideoThumbProps } from './video-thumb';

/** Few products have a video. */
const VideoStage = deferred<VideoStageProps>(async () => ({
  default: (await import(/* webpackChunkName: "product-video" */ './video-stage'))
    .VideoStage,
}));
const VideoThumb = deferred<VideoThumbProps>(async () => ({
  default: (await import(/* webpackChunkName: "product-video" */ './video-thumb'))
    .VideoThumb,
}));

/** Under a mouse it is rendered nearly twice as large. */
const ALSO_ZOOMED = '(min-width: 1024px) 65rem, 100vw';

type Props = { images: string[]; video: PlayedVideo | null; name: string };

/** Where the pointer is over the picture, as the origin of its growth. */
function originOf(event: PointerEvent<HTMLElement>): string {
  const box = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * 100;
  const y = ((event.clientY - box.top) / box.height) * 100;
  return `${x}% ${y}%`;
}

/**
 * Small pictures, the large one with a lens, and a full view; swiped, or led by the arrow keys.
 * A video comes last.
 */
export function Gallery({ images, video, name }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [index, setIndex] = useState(0);
  const [origin, setOrigin] = useState<string | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const count = images.length + (video ? 1 : 0);
  const isMany = count > 1;
  const isVideo = index === images.length;
  const after = (by: number) => (index + by + count) % count;
  const step = (by: number) => setIndex(after(by));
  const swipe = useSwipe((by) => isMany && step(by));
  const place = number(index + 1);
  const total = number(count);
  const keys = ({ key, target, currentTarget }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    // On a video these keys seek.
    const isSeeking = target instanceof HTMLVideoElement;
    if (!by || !isMany || isLarge || isSeeking) return;
    step(by);
    const next = after(by);
    // The large picture, or the player, had the focus and is replaced by the other.
    if (isVideo || next === images.length) {
      currentTarget.querySelectorAll<HTMLElement>('[aria-current]')[next]?.focus();
    }
  };
  return (
    <div
      onKeyDown={keys}
      className="-mx-4 grid gap-2.5 lg:mx-0 lg:gap-3.5 xl:sticky xl:top-24 xl:data-[many=true]:grid-cols-[76px_1fr] sm:mx-0"
      data-many={isMany}
    >
      {video && isVideo ? (
        <VideoStage
          video={video}
          onSwipe={(by) => isMany && step(by)}
          onEnlarge={() => setIsLarge(true)}
        />
      ) : (
        <button
          type="button"
          disabled={images.length === 0}
          onClick={() => setIsLarge(true)}
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse') setOrigin(originOf(event));
          }}
          onPointerLeave={() => setOrigin(null)}
          {...swipe}
          className="relative aspect-[4/3] w-full overflow-hidden bg-sand sm:aspect-square sm:rounded-xl lg:rounded-xl lg:border lg:border-line"
        >
          <span className="sr-only">{t`Enlarge picture of ${name}`}</span>
          <span
            aria-hidden
            className="block size-full transition-transform duration-200"
            style={origin ? { transform: 'scale(1.8)', transformOrigin: origin } : {}}
          >
            <ProductPicture
              image={images[index]}
              alt={name}
              sizes={ALSO_ZOOMED}
              isFirst
            />
          </span>
          {images.length > 0 && !origin ? (
            <span
              aria-hidden
              className="absolute bottom-3.5 right-3.5 hidden items-center gap-1.5 rounded-full bg-white/93 px-3.5 py-1.5 text-[12.5px] font-semibold lg:flex"
            >
              <ZoomIn className="size-4" aria-hidden />
              {t`Click to enlarge`}
            </span>
          ) : null}
          {isMany ? (
            <span
              aria-hidden
              className="absolute bottom-3.5 right-3.5 rounded-full bg-ink-900/72 px-2.5 py-1 text-[12.5px] font-semibold tabular-nums text-white lg:hidden"
            >
              {place} / {total}
            </span>
          ) : null}
        </button>
      )}
      {isMany ? (
        <PictureThumbs
          images={images}
          at={index}
          onChoose={setIndex}
          className="px-4 sm:px-0 xl:order-first xl:grid xl:content-start xl:gap-2.5"
        >
          {video ? (
            <VideoThumb
              video={video}
              isCurrent={isVideo}
              onChoose={() => setIndex(images.length)}
            />
          ) : null}
        </PictureThumbs>
      ) : null}
      <PictureViewer
        images={images}
        video={video}
        at={index}
        name={name}
        isOpen={isLarge}
        onOpenChange={setIsLarge}
        onView={setIndex}
      />
    </div>
  );
}
