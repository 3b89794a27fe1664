import type { ConversationOut } from '@haat/api/conversations';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Paperclip } from 'lucide-react';
import { companyOf, useCounterpart } from '../hooks/use-counterpart';
import { PartyPicture } from '../../../components/conversations/party-picture';

type Props = { one: ConversationOut; search: string; isOpen: boolean };

/** One conversation in the list; the complete row is one link. */
export function ConversationRow({ one, search, isOpen }: Props) {
  const nameOf = useCounterpart();
  const localName = useLocalName();
  const name = nameOf(one);
  const { about } = one;
  return (
    <Link
      to={`${paths.conversation(one.id)}${search}`}
      aria-current={isOpen ? 'true' : undefined}
      data-testid="conversation-row"
      className={cn(
        'grid grid-cols-[44px_minmax(0,1fr)] gap-3 border-b border-line px-4 py-3.5 hover:bg-paper',
        isOpen && 'bg-indigo-50 shadow-[inset_4px_0_0_var(--color-indigo-600)]',
      )}
    >
      <PartyPicture company={companyOf(one)} name={name} />
      <span className="grid min-w-0 grid-cols-1 gap-0.5">
        <FirstLine one={one} name={name} />
        <span className="truncate text-[13.5px] font-medium text-ink-700">
          {localName({ name: about.title, name_ne: about.title_ne ?? undefined })}
        </span>
        <LastMessage one={one} />
      </span>
    </Link>
  );
}

function FirstLine({ one, name }: { one: ConversationOut; name: string }) {
  const { relative } = useFormat();
  const isFresh = one.unread_count > 0;
  return (
    <span className="flex items-center gap-2 text-[14.5px]">
      <span className={cn('truncate', isFresh ? 'font-bold' : 'font-medium')}>
        {name}
      </span>
      {one.is_blocked ? (
        <span className="text-ink-500">
          <Ban className="size-3.5" aria-hidden />
          <span className="sr-only">
            <Trans>Blocked</Trans>
          </span>
        </span>
      ) : null}
      <time
        dateTime={one.updated_at}
        className={cn(
          'ml-auto whitespace-nowrap text-xs',
          isFresh ? 'font-semibold text-indigo-700' : 'text-ink-500',
        )}
      >
        {relative(one.updated_at)}
      </time>
    </span>
  );
}

function LastMessage({ one }: { one: ConversationOut }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { last_message: last, about, unread_count } = one;
  const said = last?.body ?? '';
  const text = last ? (last.is_mine ? t`You: ${said}` : said) : about.status_label;
  return (
    <span className="flex items-center gap-2">
      <span className="flex min-w-0 flex-1 items-center gap-1 text-sm text-ink-500">
        {last?.has_files ? (
          <Paperclip className="size-3.5 shrink-0" aria-label={t`With files`} />
        ) : null}
        <span className="truncate">{text}</span>
      </span>
      {unread_count > 0 ? (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-fill-accent px-1.5 text-[11px] font-bold text-on-fill">
          {number(unread_count)}
          <span className="sr-only">
            {' '}
            <Trans>unread</Trans>
          </span>
        </span>
      ) : null}
    </span>
  );
}
