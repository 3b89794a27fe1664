import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../class-names';
import { Spinner } from './spinner';

export type ButtonVariant =
  'primary' | 'marigold' | 'outline' | 'soft' | 'ghost' | 'wa' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner in place of the label; the width stays. */
  isBusy?: boolean;
  /** The child (a link) takes the button's looks. */
  asChild?: boolean;
};

const BASE =
  'relative inline-flex items-center justify-center gap-2 whitespace-nowrap border border-transparent ' +
  'font-semibold transition active:translate-y-px disabled:pointer-events-none [&_svg]:shrink-0';
const VARIANT: Record<ButtonVariant, string> = {
  primary:
    'bg-linear-to-b from-fill-top to-fill text-on-fill shadow-[inset_0_1px_0_rgb(255_255_255/.18),0_6px_16px_-6px_color-mix(in_srgb,var(--color-fill)_60%,transparent)] hover:from-fill-strong hover:to-fill-strong',
  marigold:
    'bg-linear-to-b from-marigold-top to-marigold text-on-bright shadow-[inset_0_1px_0_rgb(255_255_255/.45),0_6px_16px_-8px_rgb(238_154_12/.8)] hover:to-marigold-strong',
  outline:
    'border-line-strong bg-card text-ink-900 hover:border-indigo-500 hover:text-indigo-700',
  soft: 'bg-indigo-50 text-indigo-700 hover:bg-indigo-100',
  ghost: 'bg-transparent text-ink-700 hover:bg-sand',
  wa: 'bg-wa text-on-fill hover:bg-wa-strong',
  danger: 'bg-fill-danger text-on-fill hover:bg-fill-danger-strong',
};
const SIZE: Record<ButtonSize, string> = {
  sm: 'h-9 rounded-[10px] px-3.5 text-[13.5px] [&_svg]:size-4',
  md: 'h-11 rounded-md px-[18px] text-base [&_svg]:size-[18px]',
  lg: 'h-13 rounded-[14px] px-6 text-md [&_svg]:size-5',
};
const OFF =
  'disabled:border-transparent disabled:bg-sand disabled:bg-none disabled:text-ink-500 disabled:shadow-none';

export function Button(props: Props) {
  const { variant = 'primary', size = 'md', isBusy, asChild, className, ...rest } = props;
  const classes = cn(BASE, VARIANT[variant], SIZE[size], !isBusy && OFF, className);
  if (asChild) return <Slot.Root className={classes} {...rest} />;
  const { children, disabled, type = 'button', ...more } = rest;
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      {...more}
    >
      <span className={cn('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {children}
      </span>
      {isBusy ? <Spinner className="absolute" /> : null}
    </button>
  );
}
