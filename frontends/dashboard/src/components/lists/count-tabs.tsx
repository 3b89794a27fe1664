import { Link, useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import type { ReactNode } from 'react';

export type CountTab = {
  key: string;
  label: string;
  count: number | undefined;
  to: string;
};
type Props = {
  label: string;
  tabs: CountTab[];
  current: string;
  className?: string;
  /** After the tabs, such as a button that saves one. */
  children?: ReactNode;
};

/** Tabs of a list with their counts; links, so that a tab can be bookmarked and shared. */
export function CountTabs({ label, tabs, current, className, children }: Props) {
  const { number } = useFormat();
  return (
    <nav
      aria-label={label}
      className={cn(
        'mb-4 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]',
        className,
      )}
    >
      {tabs.map(({ key, label: tabLabel, count, to }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === current ? 'page' : undefined}
          className={cn(
            'flex min-h-11 items-center gap-2 whitespace-nowrap border-b-[3px] border-transparent px-3.5 text-[14px] font-semibold text-ink-500 hover:text-ink-900',
            key === current && 'border-indigo-600 text-indigo-700',
          )}
        >
          {tabLabel}
          {count === undefined ? null : (
            <b
              className={cn(
                'rounded-full px-2 text-xs font-bold leading-5 tabular-nums',
                key === current ? 'bg-fill text-on-fill' : 'bg-track text-ink-700',
              )}
            >
              {number(count)}
            </b>
          )}
        </Link>
      ))}
      {children}
    </nav>
  );
}
