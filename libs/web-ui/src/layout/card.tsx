import type { ComponentProps } from 'react';
import { cn } from '../class-names';

/** A named part of the page is a section. */
type Props = ComponentProps<'div'> & { as?: 'div' | 'section' };

export const Card = ({ className, as: Element = 'div', ...rest }: Props) => (
  <Element
    className={cn('rounded-lg border border-line bg-card shadow-e1', className)}
    {...rest}
  />
);
