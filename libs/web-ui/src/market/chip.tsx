import type { ComponentProps } from 'react';
import { cn } from '../class-names';

/** A round choice; screen readers get `isOn` too. */
export function Chip(props: ComponentProps<'button'> & { isOn?: boolean }) {
  const { isOn, className, type = 'button', ...rest } = props;
  return (
    <button
      type={type}
      aria-pressed={isOn}
      className={cn(
        'inline-flex h-[34px] items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 text-[13.5px] font-medium [&_svg]:size-4',
        isOn
          ? 'border-inverse bg-inverse text-on-inverse'
          : 'border-line bg-card text-ink-700 hover:border-indigo-500',
        className,
      )}
      {...rest}
    />
  );
}
