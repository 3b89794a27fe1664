import { useFormat } from '@haat/platform';
import { Button, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import type { EnquiryDetail } from '../../../api/enquiries';
import { DayLine } from '../../../components/conversations/day-line';
import { MessageBubble } from '../../../components/conversations/message-bubble';
import { daysOf } from '../../../components/conversations/days';
import type { Outbox } from '../../../components/conversations/use-outbox';
import { useTalk } from '../../../components/conversations/use-talk';
import type { Side } from '../../../components/enquiries/stages';
import { timelineOf, type StatusChange } from '../timeline';
import { LinkedQuotes } from './linked-quotes';

type Props = { enquiry: EnquiryDetail; side: Side; outbox: Outbox };

/** The conversation with its changes of status, newest at the bottom and in view. */
export function Timeline({ enquiry, side, outbox }: Props) {
  const { t } = useLingui();
  const { id } = enquiry;
  const { messages, error, refetch, ...earlier } = useTalk(id);
  const end = useRef<HTMLDivElement>(null);
  const pending = outbox.pending.filter((one) => one.id === id);
  const entries = timelineOf(enquiry, messages ?? [], side, pending);
  const newest = entries.at(-1)?.key;
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [newest]);
  return (
    // Long conversations scroll, and must be reachable by keyboard to do so.
    <section
      ref={end}
      tabIndex={0}
      data-testid="conversation"
      aria-label={t`Conversation`}
      className="relative min-h-0 flex-1 overflow-y-auto px-4 py-5 lg:px-6"
    >
      {earlier.hasEarlier ? (
        <p className="mb-4 text-center">
          <Button
            variant="soft"
            isBusy={earlier.isLoadingEarlier}
            onClick={earlier.loadEarlier}
          >
            <Trans>Show earlier messages</Trans>
          </Button>
        </p>
      ) : null}
      <ol className="flex min-h-full flex-col justify-end gap-3" aria-live="polite">
        {daysOf(entries).map(({ day, entries: ofDay }) => (
          <Fragment key={day}>
            <DayLine day={day} at={ofDay[0]?.at ?? day} />
            {ofDay.map((entry) =>
              'message' in entry ? (
                <MessageBubble
                  key={entry.key}
                  message={entry.message}
                  conversationId={id}
                  outbox={outbox}
                />
              ) : (
                <StatusLine key={entry.key} change={entry.change} />
              ),
            )}
          </Fragment>
        ))}
      </ol>
      <LinkedQuotes enquiry={enquiry} side={side} />
      {messages || error ? null : <Skeleton className="mt-3 h-14 w-2/3 rounded-lg" />}
      {error && !messages ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : null}
    </section>
  );
}

function StatusLine({ change: { label, at } }: { change: StatusChange }) {
  const { time } = useFormat();
  return (
    <li className="flex items-center gap-1.5 self-center text-[12.5px] text-ink-500">
      <ArrowLeftRight className="size-3.5" aria-hidden />
      {label} · {time(at)}
    </li>
  );
}
