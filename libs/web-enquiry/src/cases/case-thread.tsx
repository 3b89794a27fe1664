import { useFormat } from '@haat/platform';
import { Avatar, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Case, CaseMessage } from './case-types';

type Files = (ids: string[]) => ReactNode;
type Props = Pick<Case, 'messages' | 'views' | 'role'> & { files?: Files };

/** Messages of all sides, and when Haat read the deal; the oldest first. */
export function CaseThread({ messages, views, role, files }: Props) {
  const { t } = useLingui();
  const lines = [
    ...messages.map((message) => ({
      at: message.created_at,
      key: message.id,
      line: <Message message={message} files={files} isStaff={role === 'admin'} />,
    })),
    ...views.map((view) => ({
      at: view.at,
      key: `view ${view.at}`,
      line: <View view={view} />,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <ol aria-label={t`Messages`} className="divide-y divide-line">
      {lines.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ol>
  );
}

type MessageProps = { message: CaseMessage; files?: Files | undefined; isStaff: boolean };

function Message({ message, files, isStaff }: MessageProps) {
  const { date, time } = useFormat();
  const { author, audience, text, attachment_ids: ids, created_at: at } = message;
  const name = useName(message, isStaff);
  return (
    <article
      className={cn(
        'flex gap-3 px-5 py-4',
        author === 'admin' && 'bg-indigo-50',
        audience === 'staff' && 'bg-mari-50',
      )}
    >
      <Avatar name={message.name ?? name} />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-baseline gap-x-2">
          <b>{name}</b>
          <Role author={author} />
          {isStaff ? <Audience audience={audience} /> : null}
          <time dateTime={at} className="ml-auto text-sm text-ink-500">
            {`${date(at)} ${time(at)}`}
          </time>
        </header>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        {files && ids.length > 0 ? <div className="mt-2">{files(ids)}</div> : null}
      </div>
    </article>
  );
}

function useName({ is_mine, author, name }: CaseMessage, isStaff: boolean): string {
  const { t } = useLingui();
  if (is_mine && !isStaff) return t`You`;
  return name ?? (author === 'admin' ? t`Haat` : t`Guest`);
}

function Role({ author }: Pick<CaseMessage, 'author'>) {
  if (author === 'writer') return null;
  return (
    <span className="text-sm text-ink-500">
      {author === 'admin' ? <Trans>Haat support</Trans> : <Trans>supplier</Trans>}
    </span>
  );
}

function Audience({ audience }: Pick<CaseMessage, 'audience'>) {
  if (audience === 'all') return null;
  return (
    <span className="text-sm font-semibold text-mari-800">
      {audience === 'staff' ? (
        <Trans>Note, staff only</Trans>
      ) : audience === 'writer' ? (
        <Trans>Not for the supplier</Trans>
      ) : (
        <Trans>Only for the supplier</Trans>
      )}
    </span>
  );
}

function View({ view }: { view: Case['views'][number] }) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const name = view.name ?? t`Haat support`;
  const when = `${date(view.at)} ${time(view.at)}`;
  return (
    <p className="flex items-center gap-2 px-5 py-2.5 text-sm text-ink-500">
      <Eye className="size-4 shrink-0" aria-hidden />
      <span>
        <Trans>
          {name} read {view.subject} on {when}. Both sides see this line.
        </Trans>
      </span>
    </p>
  );
}
