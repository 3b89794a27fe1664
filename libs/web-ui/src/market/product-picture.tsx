import { paths } from '@haat/platform';
import { Package } from 'lucide-react';
import { cn } from '../class-names';

type Props = {
  image: string | null | undefined;
  alt: string;
  /** The largest thing of the first screen: asked for at once, before scripts. */
  isFirst?: boolean;
  className?: string;
};

/** A square picture, or a quiet placeholder. */
export function ProductPicture({ image, alt, isFirst, className }: Props) {
  if (!image) {
    return (
      <span className={cn('grid size-full place-items-center text-ink-400', className)}>
        <Package className="size-1/4" strokeWidth={1.3} aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={paths.storage(image)}
      alt={alt}
      width={600}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      decoding="async"
      className={cn('size-full object-cover', className)}
    />
  );
}
