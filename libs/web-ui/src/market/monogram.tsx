import { paths } from '@haat/platform';
import { cn } from '../class-names';
import { colourOf, initials } from './initials';
import { readable } from './readable';

type Props = {
  name: string;
  /** Its address, or its path in the storage. */
  logo?: string | null;
  colour?: string | null;
  className?: string;
};

/** A firm's logo, or its initials on its colour. */
export function Monogram({ name, logo, colour, className }: Props) {
  const classes = cn('grid size-12 shrink-0 place-items-center rounded-md', className);
  if (logo) {
    return (
      // Else React preloads it before the page, also for a card nobody has scrolled to.
      <img
        src={paths.storage(logo)}
        alt=""
        loading="lazy"
        className={cn(classes, 'object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cn('text-lg font-bold tracking-tight text-white', classes)}
      style={{ background: readable(colour ?? colourOf(name)) }}
    >
      {initials(name)}
    </span>
  );
}
