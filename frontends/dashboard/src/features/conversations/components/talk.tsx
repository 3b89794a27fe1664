import type { ConversationDetail } from '@haat/api/conversations';
import { Button, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { daysOf } from '../../../components/conversations/days';
import { threadMessages } from '../../../components/conversations/thread-messages';
import type { Outbox } from '../../../components/conversations/use-outbox';
import { useStayAtEnd } from '../hooks/use-stay-at-end';
import { useTalk } from '../../../components/conversations/use-talk';
import { DayLine } from '../../../components/conversations/day-line';
import { MessageBubble } from '../../../components/conversations/message-bubble';

type Props = { open: ConversationDetail; outbox: Outbox };

/** Messages by day, the newest at the bottom and in view. */
export function Talk({ open, outbox }: Props) {
  const { t } = useLingui();
  const talk = useTalk(open.id);
  const { messages, error } = talk;
  const thread = threadMessages(
    talk.hasEarlier ? { ...open, opening: null } : open,
    messages ?? [],
    outbox.pending.filter(({ id }) => id === open.id),
  );
  const box = useStayAtEnd(thread.at(-1)?.key);
  if (error && !messages) {
    return (
      <div className="flex-1">
        <ErrorPanel error={error} onRetry={() => void talk.refetch()} />
      </div>
    );
  }
  return (
    // Long conversations scroll, and must be reachable by keyboard to do so.
    <section
      ref={box}
      tabIndex={0}
      aria-label={t`Conversation`}
      className="relative min-h-0 flex-1 overflow-y-auto px-4 py-5 lg:px-6"
    >
      <div className="flex min-h-full flex-col justify-end">
        {talk.hasEarlier ? (
          <p className="mb-4 text-center">
            <Button
              variant="soft"
              isBusy={talk.isLoadingEarlier}
              onClick={talk.loadEarlier}
            >
              <Trans>Show earlier messages</Trans>
            </Button>
          </p>
        ) : null}
        {messages ? null : <Skeleton className="mb-3 h-14 w-2/3 rounded-lg" />}
        <ol className="flex flex-col gap-3" aria-live="polite">
          {daysOf(thread).map(({ day, entries }) => (
            <Fragment key={day}>
              <DayLine day={day} at={entries[0]?.at ?? day} />
              {entries.map((one) => (
                <MessageBubble
                  key={one.key}
                  message={one}
                  conversationId={open.id}
                  outbox={outbox}
                />
              ))}
            </Fragment>
          ))}
        </ol>
      </div>
    </section>
  );
}
