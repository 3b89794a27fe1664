import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../class-names';

type Option = { value: string | number; label: string };
type Props = Omit<ComponentProps<'select'>, 'children'> & {
  /** For screen readers: a bar has no room for it. */
  'aria-label': string;
  options: Option[];
  icon?: ReactNode;
};

/** A select in a bar or a row: a filter, an order. */
export const CompactSelect = ({ options, icon, className, ...select }: Props) => (
  <span
    className={cn(
      'relative inline-flex max-w-full items-center [&_svg]:pointer-events-none [&_svg]:absolute [&_svg]:size-4 [&_svg]:text-ink-500',
      className,
    )}
  >
    <select
      className={cn(
        'h-11 w-full appearance-none rounded-md border border-line-strong bg-card pl-3.5 pr-9 text-[14px] font-semibold outline-none focus:border-indigo-600 focus:shadow-ring',
        icon ? 'pl-10' : undefined,
      )}
      {...select}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    {icon ? <span className="absolute left-3.5 grid size-4">{icon}</span> : null}
    <ChevronDown className="right-3" aria-hidden />
  </span>
);
