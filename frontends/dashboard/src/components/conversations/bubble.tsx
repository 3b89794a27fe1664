import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SharedFiles } from './shared-files';

type Props = {
  body: string;
  at: string;
  isMine: boolean;
  files?: string[];
  isRemoved?: boolean;
  /** Next to the time: seen, sending, not sent. */
  status?: ReactNode;
  /** Below the bubble: what can be done. */
  actions?: ReactNode;
};

/** A message with its files. A text that looks like a quote is only text. */
export function Bubble(props: Props) {
  const { body, at, isMine, files = [], isRemoved, status, actions } = props;
  const { date, time } = useFormat();
  return (
    <li
      className={cn(
        'group grid max-w-[85%] gap-1 lg:max-w-[78%]',
        isMine ? 'justify-items-end self-end' : 'justify-items-start self-start',
      )}
    >
      <div
        className={cn(
          'min-w-0 max-w-full rounded-[18px] px-4 py-3 text-[14.5px]',
          isMine ? 'rounded-br-[6px]' : 'rounded-bl-[6px]',
          isMine && !isRemoved && 'bg-fill text-on-fill',
          !isMine && !isRemoved && 'border border-line bg-card',
          isRemoved && 'border border-dashed border-line-strong text-ink-500',
        )}
      >
        {isRemoved ? (
          <p className="italic">
            <Trans>This message was deleted.</Trans>
          </p>
        ) : (
          <p className="whitespace-pre-wrap break-words">{body}</p>
        )}
        {files.length > 0 ? <SharedFiles ids={files} className="mt-2" /> : null}
        <p
          className={cn(
            'mt-1 flex items-center gap-1.5 text-[11.5px]',
            isMine && !isRemoved ? 'text-on-fill-soft' : 'text-ink-500',
          )}
        >
          <time dateTime={at} title={date(at)}>
            {time(at)}
          </time>
          {status}
        </p>
      </div>
      {actions}
    </li>
  );
}
