import type { ComponentProps } from 'react';
import { cn } from '../class-names';

/** The page's width: 1440 px at most (spec 9). */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('mx-auto w-full max-w-page px-4 lg:px-10', className)} {...rest} />
);
