import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../class-names';

type Option = { value: string | number; label: string };
type Props = Omit<ComponentProps<'select'>, 'children'> & {
  /** For screen readers: a bar has no room for it. */
  'aria-label': string;
  options: Option[];
};

/** A select in a bar or a row: a filter, an order. */
export const CompactSelect = ({ options, className, ...select }: Props) => (
  <span className="relative inline-flex max-w-full">
    <select
      className={cn(
        'h-11 max-w-full appearance-none rounded-md border border-line-strong bg-card pl-3.5 pr-9 text-[14px] font-semibold outline-none focus:border-indigo-600 focus:shadow-ring',
        className,
      )}
      {...select}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
      aria-hidden
    />
  </span>
);
