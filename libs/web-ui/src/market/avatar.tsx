import { cn } from '../class-names';
import { initials } from './initials';

/** A person: initials on the sunrise gradient. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-[38px] shrink-0 place-items-center rounded-full bg-linear-to-br from-rho-600 to-mari-700 text-[14px] font-bold text-white',
      className,
    )}
  >
    {initials(name)}
  </span>
);
