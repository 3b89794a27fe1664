import type { ReactNode } from 'react';
import { cn } from '../class-names';

export type BadgeTone = 'green' | 'premium' | 'new' | 'indigo' | 'grey' | 'blue' | 'red';
const TONE: Record<BadgeTone, string> = {
  green: 'bg-green-50 text-green-700',
  premium: 'bg-mari-50 text-mari-800',
  new: 'bg-rho-50 text-rho-700',
  indigo: 'bg-indigo-50 text-indigo-700',
  grey: 'bg-sand text-ink-700',
  blue: 'bg-blue-50 text-blue-700',
  red: 'bg-red-50 text-red-700',
};
type Props = { tone?: BadgeTone; className?: string; children: ReactNode };

export function Badge({ tone = 'grey', className, children }: Props) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 text-xs font-semibold leading-none [&_svg]:size-3.5',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
