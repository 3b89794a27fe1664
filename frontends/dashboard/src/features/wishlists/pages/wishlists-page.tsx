import { Link, paths, useListWishlistsQuery } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DashboardPage } from '../../../components/dashboard-page';
import { Board } from '../components/board';
import { NewList } from '../components/new-list';
import { useWishlistActions } from '../hooks/use-wishlist-actions';

export function WishlistsPage() {
  const { data: lists, error, refetch } = useListWishlistsQuery();
  const actions = useWishlistActions();
  return (
    <DashboardPage
      title={<Trans>Wishlists</Trans>}
      actions={<NewList onMake={actions.makeList} />}
    >
      {error && !lists ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !lists ? (
        <div className="grid gap-4">
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      ) : lists.length === 0 ? (
        <EmptyState
          title={<Trans>No wishlist yet</Trans>}
          text={<Trans>Tap the heart on a product to save it here.</Trans>}
          action={
            <Button asChild size="sm">
              <Link to={paths.industries}>
                <Trans>Browse products</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {lists.map((list) => (
            <Board key={list.id} list={list} lists={lists} actions={actions} />
          ))}
        </div>
      )}
    </DashboardPage>
  );
}
