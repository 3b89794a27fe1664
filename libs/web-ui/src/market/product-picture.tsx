import { paths } from '@haat/platform';
import { Package } from 'lucide-react';
import { cn } from '../class-names';
import { sources } from './picture-widths';

type Props = {
  image: string | null | undefined;
  alt: string;
  /** The largest thing of the first screen: requested immediately, before scripts. */
  isFirst?: boolean;
  /** Its rendered width, as `sizes` of HTML; the next pictures are measured where the browser can. */
  sizes?: string;
  className?: string;
};

const IN_A_GRID = '(min-width: 1024px) 18rem, 50vw';

/** A square picture, or a quiet placeholder. */
export function ProductPicture({
  image,
  alt,
  isFirst,
  sizes = IN_A_GRID,
  className,
}: Props) {
  if (!image) {
    return (
      <span className={cn('grid size-full place-items-center text-ink-400', className)}>
        <Package className="size-1/4" strokeWidth={1.3} aria-hidden />
      </span>
    );
  }
  return (
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      sizes={isFirst ? sizes : `auto, ${sizes}`}
      srcSet={sources(image)}
      src={paths.storage(image)}
      alt={alt}
      width={600}
      height={600}
      decoding="async"
      className={cn('size-full object-cover', className)}
    />
  );
}
