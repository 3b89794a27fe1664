import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useCountUnreadMessagesQuery } from '../api/unread-messages';

/** How many messages are new; nothing while there are none. */
export function UnreadCount({ className }: { className: string }) {
  const { data } = useCountUnreadMessagesQuery();
  const { number } = useFormat();
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  const unread = number(count);
  return (
    <span className={cn('rounded-full bg-fill-accent font-bold text-on-fill', className)}>
      <span aria-hidden>{unread}</span>
      <span className="sr-only">
        <Trans>{unread} new</Trans>
      </span>
    </span>
  );
}
