import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Bell as Icon } from 'lucide-react';
import { useListNotificationsQuery } from '../api/notifications';
import { useDashboardPanels } from './dashboard-panels';

/** The bell with its count; it opens the list. */
export function NotificationBell({ className }: { className?: string }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { open } = useDashboardPanels();
  const { data } = useListNotificationsQuery({});
  const count = data?.meta.unread ?? 0;
  const unread = number(count);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={count > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
      onClick={() => open('notifications')}
      className={cn(
        'relative grid size-11 shrink-0 place-items-center rounded-md border border-line bg-card text-ink-700',
        className,
      )}
    >
      <Icon className="size-5" aria-hidden />
      {count > 0 ? (
        <span
          data-testid="bell-count"
          className="absolute -right-1.5 -top-1.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-card bg-fill-accent px-1 text-[10.5px] font-bold leading-none text-on-fill tabular-nums"
        >
          {unread}
        </span>
      ) : null}
    </button>
  );
}
