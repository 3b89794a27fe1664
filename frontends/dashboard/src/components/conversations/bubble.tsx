import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferCard } from './offer-card';
import { offerIn } from './offer';
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

/** A message; a price offer renders its sums, a document its name. */
export function Bubble(props: Props) {
  const { body, at, isMine, files = [], isRemoved, status, actions } = props;
  const { date, time } = useFormat();
  const offer = isRemoved ? null : offerIn(body);
  const isPlain = isRemoved || offer !== null;
  return (
    <li
      className={cn(
        'group grid max-w-[85%] gap-1 lg:max-w-[78%]',
        isMine ? 'justify-items-end self-end' : 'justify-items-start self-start',
        offer && 'w-full max-w-[420px] lg:max-w-[420px]',
      )}
    >
      <div
        className={cn(
          'min-w-0 max-w-full text-[14.5px]',
          offer ? 'w-full' : 'rounded-[18px] px-4 py-3',
          isMine ? 'rounded-br-[6px]' : 'rounded-bl-[6px]',
          isMine && !isPlain && 'bg-indigo-600 text-white',
          !isMine && !isPlain && 'border border-line bg-card',
          isRemoved && 'border border-dashed border-line-strong text-ink-500',
        )}
      >
        {isRemoved ? (
          <p className="italic">
            <Trans>This message was deleted.</Trans>
          </p>
        ) : offer ? (
          <OfferCard offer={offer} />
        ) : (
          <p className="whitespace-pre-wrap break-words">{body}</p>
        )}
        {files.length > 0 ? <SharedFiles ids={files} className="mt-2" /> : null}
        <p
          className={cn(
            'mt-1 flex items-center gap-1.5 text-[11.5px]',
            isMine && !isPlain ? 'text-indigo-100' : 'text-ink-500',
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
