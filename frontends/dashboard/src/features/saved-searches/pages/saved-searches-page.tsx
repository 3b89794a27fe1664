import { Link, paths, useSavedSearchesQuery } from '@haat/platform';
import { Button, Card, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { DashboardPage } from '../../../components/dashboard-page';
import { SavedSearchRow } from '../components/saved-search-row';

/** /buyer/alerts, /seller/alerts: saved searches and their notification settings. */
export const SavedSearchesPage = () => (
  <DashboardPage
    title={<Trans>Search alerts</Trans>}
    lead={<Trans>We’ll notify you when new products match these searches.</Trans>}
  >
    <List />
  </DashboardPage>
);

function List() {
  const { currentData, error, refetch } = useSavedSearchesQuery();
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Skeleton className="h-40 rounded-lg" />;
  if (currentData.length === 0) return <Nothing />;
  return (
    <Card>
      <ul className="divide-y divide-line">
        {currentData.map((search) => (
          <SavedSearchRow key={search.id} search={search} />
        ))}
      </ul>
    </Card>
  );
}

const Nothing = () => (
  <EmptyState
    title={<Trans>No saved searches yet</Trans>}
    text={<Trans>Search for something and choose “Alert me” above the results.</Trans>}
    action={
      <Button asChild>
        <Link to={paths.search()}>
          <Search aria-hidden />
          <Trans>Browse products</Trans>
        </Link>
      </Button>
    }
  />
);
