import { cn } from '../class-names';

/** The woven strip, once per surface. */
export const DhakaBand = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('haat-dhaka h-3.5', className)} />
);
