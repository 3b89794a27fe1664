import type { ComponentProps } from 'react';
import { cn } from '../class-names';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={cn('rounded-lg border border-line bg-card shadow-e1', className)}
    {...rest}
  />
);
