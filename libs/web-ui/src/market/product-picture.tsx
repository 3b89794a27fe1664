import { paths } from '@haat/platform';
import { Package } from 'lucide-react';
import { cn } from '../class-names';

type Props = { image: string | null | undefined; alt: string; className?: string };

/** A square picture, or a quiet placeholder. */
export function ProductPicture({ image, alt, className }: Props) {
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
      loading="lazy"
      decoding="async"
      className={cn('size-full object-cover', className)}
    />
  );
}
