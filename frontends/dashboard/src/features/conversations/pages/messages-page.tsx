import { paths, useParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DashboardPage } from '../../../components/dashboard-page';
import { ConversationList } from '../components/conversation-list';
import { Thread } from '../components/thread';
import { useFirstRow } from '../../../hooks/use-first-row';
import { useConversations } from '../hooks/use-conversations';
import { useOutbox } from '../../../components/conversations/use-outbox';

/** All conversations of a person, as buyer and as seller: the list, and the open one (D25). */
export function MessagesPage() {
  const { id } = useParams();
  const conversations = useConversations();
  const { search, rows } = conversations;
  const { openId, isAutomatic } = useFirstRow(rows, id);
  // Here, so that what was not sent is still there after a look at another one.
  const outbox = useOutbox();
  return (
    <DashboardPage title={<Trans>Messages</Trans>} className="max-w-none max-lg:py-0">
      <div className="grid overflow-hidden rounded-lg border border-line bg-card max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 lg:h-[max(560px,calc(100dvh-180px))] lg:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
        <ConversationList conversations={conversations} openId={openId ?? undefined} />
        {openId ? (
          <Thread
            key={openId}
            id={openId}
            isAutomatic={isAutomatic}
            backTo={`${paths.messages}${search}`}
            search={search}
            outbox={outbox}
          />
        ) : (
          <div className="hidden place-items-center bg-paper lg:grid">
            <EmptyState
              title={<Trans>Choose a conversation</Trans>}
              text={<Trans>Enter sends, Shift+Enter starts a new line.</Trans>}
            />
          </div>
        )}
      </div>
    </DashboardPage>
  );
}
