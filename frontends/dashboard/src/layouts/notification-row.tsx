import type { NotificationOut } from '@haat/api/notifications';
import { Link, useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = { row: NotificationOut; onOpen: () => void };

/** What happened, to whom or what, and when; the complete row is the link to it. */
export function NotificationRow({ row, onOpen }: Props) {
  const { relative } = useFormat();
  return (
    <li>
      <Link
        to={row.link}
        onClick={onOpen}
        className="flex items-start gap-3 px-5 py-3 hover:bg-sand"
      >
        <span
          aria-hidden
          className={cn(
            'mt-2 size-2 shrink-0 rounded-full',
            row.read_at ? 'bg-transparent' : 'bg-rho-500',
          )}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <b className={cn('block text-[14.5px]', row.read_at && 'font-medium')}>
            {row.read_at ? null : (
              <span className="sr-only">
                <Trans>Unread</Trans>:{' '}
              </span>
            )}
            {row.title}
          </b>
          <span className="line-clamp-2 text-sm text-ink-700">{row.body}</span>
          <time dateTime={row.created_at} className="block text-[12.5px] text-ink-500">
            {relative(row.created_at)}
          </time>
        </span>
      </Link>
    </li>
  );
}
