import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { LeadMessage } from '../lead-api';

/** The messages since, the newest below. */
export function LeadTalk({ messages, name }: { messages: LeadMessage[]; name: string }) {
  const { date, time } = useFormat();
  const { t } = useLingui();
  if (messages.length === 0) return null;
  return (
    <ol className="flex flex-col gap-2.5" aria-label={t`Messages with ${name}`}>
      {messages.map(({ id, is_mine: isMine, body, created_at: at }) => (
        <li
          key={id}
          className={cn(
            'w-fit max-w-[88%] rounded-lg px-4 py-3',
            isMine
              ? 'self-end bg-indigo-600 text-white'
              : 'self-start border border-line bg-card',
          )}
        >
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
          <time
            dateTime={at}
            className={cn('text-xs', isMine ? 'text-indigo-100' : 'text-ink-500')}
          >
            {date(at)}, {time(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
