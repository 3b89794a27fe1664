import { Navigate, paths } from '@haat/platform';
import { EmptyState, ErrorPanel } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useGetConversationQuery } from '../../../api/conversations';
import { isNotFound } from '../../../components/is-not-found';
import { ConversationSkeleton } from '../../../components/conversations/conversation-skeleton';
import type { Outbox } from '../../../components/conversations/use-outbox';
import { useReading } from '../../../hooks/use-reading';
import { useReadReceipt } from '../hooks/use-read-receipt';
import { AboutCard } from './about-card';
import { Talk } from './talk';
import { ThreadComposer } from './thread-composer';
import { ThreadHead } from './thread-head';

type Props = {
  id: string;
  /** Nobody opened it: it is read after some seconds with it. */
  isAutomatic: boolean;
  backTo: string;
  search: string;
  outbox: Outbox;
};

/** One conversation. On a phone it covers the list. */
export function Thread({ id, isAutomatic, backTo, search, outbox }: Props) {
  const { currentData: open, error, refetch } = useGetConversationQuery(id);
  const { isOpened, area } = useReading(isAutomatic);
  useReadReceipt(isOpened ? open : undefined);
  if (error && !open) {
    return (
      <Frame>
        {isNotFound(error) ? (
          <EmptyState mood="lost" title={<Trans>Conversation not found</Trans>} />
        ) : (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        )}
      </Frame>
    );
  }
  if (!open) {
    return (
      <Frame>
        <ConversationSkeleton />
      </Frame>
    );
  }
  // A quote's or requirement's id leads to the conversation about it.
  if (open.id !== id) {
    return <Navigate to={`${paths.conversation(open.id)}${search}`} replace />;
  }
  return (
    <Frame {...area}>
      <ThreadHead open={open} backTo={backTo} />
      <AboutCard one={open} />
      <ThreadComposer open={open} outbox={outbox}>
        <Talk open={open} outbox={outbox} />
      </ThreadComposer>
    </Frame>
  );
}

const Frame = (props: ComponentProps<'div'>) => (
  <div
    className="fixed inset-0 z-[65] flex min-h-0 flex-col bg-paper lg:static lg:z-auto"
    {...props}
  />
);
