import { IS_WIDE, useMedia } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Sheet, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import {
  useListNotificationsQuery,
  useReadNotificationsMutation,
} from '../api/notifications';
import { NotificationRow } from './notification-row';

type Props = { onClose: () => void };

/** The newest notifications, beside the page; on phones a sheet from below. */
export default function NotificationPanel({ onClose }: Props) {
  const isWide = useMedia(IS_WIDE);
  const { data, error, refetch } = useListNotificationsQuery({});
  const [markRead, { isLoading }] = useReadNotificationsMutation();
  const unread = data?.meta.unread ?? 0;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side={isWide ? 'right' : 'bottom'}
      title={<Trans>Notifications</Trans>}
    >
      {unread > 0 ? (
        <Button
          variant="soft"
          className="mb-3 w-full"
          isBusy={isLoading}
          onClick={() => void markRead({ all: true })}
        >
          <CheckCheck aria-hidden />
          <Trans>Mark all as read</Trans>
        </Button>
      ) : null}
      {data ? null : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 rounded-md" />
      )}
      {data?.data.length === 0 ? <EmptyState title={<Trans>Nothing new</Trans>} /> : null}
      <ul className="-mx-5 grid grid-cols-1 divide-y divide-line">
        {data?.data.map((row) => (
          <NotificationRow
            key={row.id}
            row={row}
            onOpen={() => {
              if (!row.read_at) void markRead({ ids: [row.id] });
              onClose();
            }}
          />
        ))}
      </ul>
    </Sheet>
  );
}
