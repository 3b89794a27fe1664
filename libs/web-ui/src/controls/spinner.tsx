import { LoaderCircle } from 'lucide-react';
import { cn } from '../class-names';

export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle
    className={cn('size-5 animate-[spin_1s_linear_infinite]', className)}
    aria-hidden
  />
);
