import { Link, paths, useSavedSearchesQuery } from '@haat/platform';
import { Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { SavedSearchLink } from '../../../components/searches/saved-search-link';
import { SearchSummary } from '../../../components/searches/search-summary';

const MAX_ROWS = 4;

/** Saved searches, those with new products first. */
export function AlertsCard() {
  const { data, error, refetch } = useSavedSearchesQuery();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-lg" />;
  const rows = data.toSorted((one, other) => other.new_count - one.new_count);
  return (
    <Card>
      <div className="flex items-center gap-3 border-b border-line px-4 py-2 lg:px-5">
        <h2 className="text-lg leading-snug">
          <Trans>Search alerts</Trans>
        </h2>
        <Link
          to={paths.buyerAlerts}
          className="ml-auto grid min-h-11 place-items-center text-[14px] font-semibold text-indigo-700"
        >
          <Trans>Manage</Trans>
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="p-4 text-[14px] text-ink-500 lg:p-5">
          <Trans>Search for something and choose “Alert me” above the results.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.slice(0, MAX_ROWS).map((search) => (
            <li key={search.id} className="px-4 py-2 lg:px-5">
              <SavedSearchLink search={search} />
              <SearchSummary query={search.query_string} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
