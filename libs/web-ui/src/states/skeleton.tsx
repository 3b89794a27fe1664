import { cn } from '../class-names';

/** A grey shape in the size of what is coming; give it height and width by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('haat-skeleton block rounded-sm', className)} />
);
