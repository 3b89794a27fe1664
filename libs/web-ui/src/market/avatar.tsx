import { cn } from '../class-names';
import { initials } from './initials';

/** A person: initials on the sunrise gradient. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-[38px] shrink-0 place-items-center rounded-full bg-linear-to-br from-avatar-start to-avatar-end text-[14px] font-bold text-on-fill',
      className,
    )}
  >
    {initials(name)}
  </span>
);
