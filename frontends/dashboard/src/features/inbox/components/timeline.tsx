import { useFormat, type Enquiry } from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessagesQuery } from '../../../api/messages';
import type { Side } from '../stages';
import { timelineOf } from '../timeline';
import { Bubble } from './bubble';

type Props = { enquiry: Enquiry; side: Side };

/** The conversation, newest at the bottom and in view. */
export function Timeline({ enquiry, side }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useMessagesQuery(enquiry.id);
  const end = useRef<HTMLDivElement>(null);
  const entries = timelineOf(enquiry, data ?? [], side);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [entries.length]);
  return (
    // Long conversations scroll, and must be reachable by keyboard to do so.
    <div
      ref={end}
      tabIndex={0}
      role="region"
      aria-label={t`Conversation`}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-5 lg:px-6"
    >
      <ol className="flex min-h-full flex-col justify-end gap-3" aria-live="polite">
        {entries.map((entry) =>
          entry.kind === 'said' ? (
            <Bubble
              key={entry.key}
              body={entry.body}
              at={entry.at}
              isMine={entry.isMine}
            />
          ) : (
            <Moved key={entry.key} label={entry.label} at={entry.at} />
          ),
        )}
      </ol>
      {data || error ? null : <Skeleton className="mt-3 h-14 w-2/3 rounded-lg" />}
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : null}
    </div>
  );
}

function Moved({ label, at }: { label: string; at: string }) {
  const { date, time } = useFormat();
  return (
    <li className="flex items-center gap-1.5 self-center text-[12.5px] text-ink-500">
      <ArrowLeftRight className="size-3.5" aria-hidden />
      {label} · {date(at)}, {time(at)}
    </li>
  );
}
