import { useFormat } from '@haat/platform';
import { Dialog, ProductPicture, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ZoomIn } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';

type Props = { images: string[]; name: string };
const SWIPE_PX = 40;

/** Where the pointer is over the picture, as the origin of its growth. */
function originOf(event: PointerEvent<HTMLElement>): string {
  const box = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * 100;
  const y = ((event.clientY - box.top) / box.height) * 100;
  return `${x}% ${y}%`;
}

/** Small pictures, the large one with a lens, and a full view; swiped on phones. */
export function Gallery({ images, name }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [index, setIndex] = useState(0);
  const [origin, setOrigin] = useState<string | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const touchX = useRef(0);
  const many = images.length > 1;
  const show = (next: number) => setIndex((next + images.length) % images.length);
  const place = number(index + 1);
  const total = number(images.length);

  return (
    <div
      className="-mx-4 grid gap-2.5 lg:mx-0 lg:gap-3.5 xl:sticky xl:top-24 xl:data-[many=true]:grid-cols-[76px_1fr]"
      data-many={many}
    >
      {many ? (
        <div className="order-1 flex gap-2 overflow-x-auto px-4 lg:px-0 xl:order-none xl:grid xl:content-start xl:gap-2.5">
          {images.map((image, at) => {
            const which = number(at + 1);
            return (
              <button
                key={image}
                type="button"
                aria-label={t`Picture ${which}`}
                aria-current={at === index}
                onClick={() => setIndex(at)}
                className={cn(
                  'aspect-square w-16 shrink-0 overflow-hidden rounded-[14px] border-2 bg-sand p-0 xl:w-full',
                  at === index ? 'border-indigo-600' : 'border-transparent',
                )}
              >
                <ProductPicture image={image} alt="" />
              </button>
            );
          })}
        </div>
      ) : null}
      <button
        type="button"
        disabled={images.length === 0}
        onClick={() => setIsLarge(true)}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') setOrigin(originOf(event));
        }}
        onPointerLeave={() => setOrigin(null)}
        onTouchStart={(event) => (touchX.current = event.touches[0]?.clientX ?? 0)}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - touchX.current;
          if (many && Math.abs(moved) > SWIPE_PX) show(index + (moved < 0 ? 1 : -1));
        }}
        className="relative aspect-square w-full overflow-hidden bg-sand lg:rounded-xl lg:border lg:border-line"
      >
        <span className="sr-only">{t`Enlarge the picture of ${name}`}</span>
        <span
          aria-hidden
          className="block size-full transition-transform duration-200"
          style={origin ? { transform: 'scale(1.8)', transformOrigin: origin } : {}}
        >
          <ProductPicture image={images[index]} alt={name} />
        </span>
        {images.length > 0 && !origin ? (
          <span
            aria-hidden
            className="absolute bottom-3.5 right-3.5 hidden items-center gap-1.5 rounded-full bg-white/93 px-3.5 py-1.5 text-[12.5px] font-semibold lg:flex"
          >
            <ZoomIn className="size-4" aria-hidden />
            {t`Hover to zoom`}
          </span>
        ) : null}
        {many ? (
          <span
            aria-hidden
            className="absolute bottom-3.5 right-3.5 rounded-full bg-ink-900/72 px-2.5 py-1 text-[12.5px] font-semibold tabular-nums text-white lg:hidden"
          >
            {place} / {total}
          </span>
        ) : null}
      </button>
      <Dialog open={isLarge} onOpenChange={setIsLarge} title={name} hidesTitle size="lg">
        <div className="aspect-square overflow-hidden rounded-lg bg-sand">
          <ProductPicture image={images[index]} alt={name} />
        </div>
      </Dialog>
    </div>
  );
}
