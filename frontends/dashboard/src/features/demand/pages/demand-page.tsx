import { useDemandQuery, type MissedSearch } from '@haat/api/admin-demand';
import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { DemandFilters } from '../components/demand-filters';
import { DemandTable } from '../components/demand-table';
import { useDemandFilters } from '../hooks/use-demand-filters';

/** /admin/demand: searches without results, of the complete market. */
export function DemandPage() {
  const { query, change } = useDemandFilters();
  const answer = useDemandQuery(query);
  return (
    <DashboardPage
      title={<Trans>Demand</Trans>}
      lead={<Trans>Searches with no results.</Trans>}
    >
      <DemandFilters query={query} onChange={change} />
      <PagedList
        query={answer}
        empty={
          <EmptyState
            title={<Trans>Nothing is missing</Trans>}
            text={<Trans>Every search in this period returned results.</Trans>}
          />
        }
      >
        {(rows) => (
          <DemandTable rows={rows} actionOf={(row) => <MakeSynonym row={row} />} />
        )}
      </PagedList>
    </DashboardPage>
  );
}

const MakeSynonym = ({ row }: { row: MissedSearch }) => (
  <Button asChild size="sm" variant="soft" className="min-h-11">
    <Link to={`${paths.adminSynonyms}?${new URLSearchParams({ words: row.query })}`}>
      <Languages aria-hidden />
      <Trans>Create synonym</Trans>
    </Link>
  </Button>
);
