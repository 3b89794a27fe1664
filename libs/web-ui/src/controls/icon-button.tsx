import type { ComponentProps } from 'react';
import { cn } from '../class-names';

/** A round button with an icon only; the label is for screen readers and the tooltip. */
export function IconButton(props: ComponentProps<'button'> & { label: string }) {
  const { label, className, type = 'button', ...rest } = props;
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full text-ink-700 transition hover:bg-sand disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
      {...rest}
    />
  );
}
