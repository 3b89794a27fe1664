import { Link, useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useEffect, useRef, type ReactNode } from 'react';

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
  /** Below other tabs: they look unlike them. */
  isSecond?: boolean;
  className?: string;
  /** After the tabs, such as a button that saves one. */
  children?: ReactNode;
};

/**
 * Tabs of a list with their counts; links, so that a tab can be bookmarked and shared. The
 * current one is in view.
 */
export function CountTabs(props: Props) {
  const { label, tabs, current, isSecond, className, children } = props;
  const { number } = useFormat();
  const row = useRef<HTMLElement>(null);
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !tab) return;
    const end = tab.offsetLeft + tab.offsetWidth;
    row.current.scrollLeft = Math.max(0, end - row.current.clientWidth);
  }, [current, counts]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cn(
        'relative mb-4 flex overflow-x-auto [scrollbar-width:none]',
        isSecond ? 'gap-2' : 'gap-1 border-b border-line',
        className,
      )}
    >
      {tabs.map(({ key, label: tabLabel, count, to }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === current ? 'page' : undefined}
          className={cn(
            'flex min-h-11 items-center gap-2 whitespace-nowrap px-3.5 text-[14px] font-semibold text-ink-500 hover:text-ink-900',
            isSecond
              ? 'rounded-full border border-line-strong bg-card'
              : 'border-b-[3px] border-transparent',
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
