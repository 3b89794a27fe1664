import { Link, paths } from '@haat/platform';
import { Button, EmptyState, ErrorPanel } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListSkeleton } from '../../../components/conversations/list-skeleton';
import type { Conversations } from '../hooks/use-conversations';
import { ConversationFilters } from './conversation-filters';
import { ConversationRow } from './conversation-row';

type Props = { conversations: Conversations; openId: string | undefined };

/** The left column: search, rows, more of them. */
export function ConversationList({ conversations, openId }: Props) {
  const { t } = useLingui();
  const { query, rows, search } = conversations;
  return (
    <section
      aria-label={t`Conversations`}
      className="relative flex min-h-0 flex-col border-line bg-card lg:overflow-y-auto lg:border-r"
    >
      <ConversationFilters conversations={conversations} />
      {query.error && !rows ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : !rows ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <Nothing conversations={conversations} />
      ) : (
        <ul>
          {rows.map((one) => (
            <li key={one.id}>
              <ConversationRow one={one} search={search} isOpen={one.id === openId} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <p className="p-4 text-center">
          <Button
            variant="soft"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function Nothing({
  conversations: { q, isUnreadOnly, go },
}: Pick<Props, 'conversations'>) {
  if (q || isUnreadOnly) {
    return (
      <EmptyState
        title={isUnreadOnly ? <Trans>All read</Trans> : <Trans>Nothing found</Trans>}
        action={
          <Button variant="soft" onClick={() => go({ q: null, unread: null })}>
            <Trans>Show all</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>No conversations yet</Trans>}
      text={
        <Trans>
          Messages between you and suppliers appear here. Start by asking one for a price.
        </Trans>
      }
      action={
        <Button asChild>
          <Link to={paths.industries}>
            <Trans>Browse products</Trans>
          </Link>
        </Button>
      }
    />
  );
}
