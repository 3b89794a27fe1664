import type { NotificationOut } from '@haat/api/notifications';
import { useFormat, useNavigate } from '@haat/platform';
import { Menu, MenuItem, MenuSeparator, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell as Icon } from 'lucide-react';
import {
  useListNotificationsQuery,
  useReadNotificationsMutation,
} from '../api/notifications';

/** The bell with its count; the list opens below it. */
export function NotificationBell({ className }: { className?: string }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { data } = useListNotificationsQuery({});
  const [markRead] = useReadNotificationsMutation();
  const count = data?.meta.unread ?? 0;
  const unread = number(count);
  const trigger = (
    <button
      type="button"
      aria-label={count > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
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
  return (
    <Menu trigger={trigger}>
      {data?.data.map((row) => (
        <Row key={row.id} row={row} onOpen={() => void markRead({ ids: [row.id] })} />
      ))}
      {data?.data.length === 0 ? (
        <p className="px-3 py-4 text-center text-[14px] text-ink-500">
          <Trans>Nothing new</Trans>
        </p>
      ) : null}
      {count > 0 ? (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => void markRead({ all: true })}>
            <Trans>Mark all as read</Trans>
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

function Row({ row, onOpen }: { row: NotificationOut; onOpen: () => void }) {
  const navigate = useNavigate();
  const { relative } = useFormat();
  const open = () => {
    if (!row.read_at) onOpen();
    void navigate(row.link);
  };
  return (
    <MenuItem onSelect={open}>
      <span
        className={cn(
          'size-2 shrink-0 rounded-full',
          row.read_at ? 'bg-transparent' : 'bg-rho-500',
        )}
      />
      <span className="w-[260px] min-w-0">
        <b className="block truncate font-semibold text-ink-900">{row.title}</b>
        <small className="block truncate text-[12.5px] text-ink-500">{row.body}</small>
      </span>
      <time className="ml-auto self-start whitespace-nowrap text-xs text-ink-500">
        {relative(row.created_at)}
      </time>
    </MenuItem>
  );
}
