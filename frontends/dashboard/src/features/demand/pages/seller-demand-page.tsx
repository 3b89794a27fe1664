import type { MissedSearch } from '@haat/api/admin-demand';
import { useDemandForSellerQuery } from '@haat/api/own-demand';
import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { DemandTable } from '../components/demand-table';
import { SpanSelect } from '../components/span-select';
import { useDemandFilters } from '../hooks/use-demand-filters';

/** What buyers of the seller's industries look for and do not find. */
export function SellerDemandPage() {
  const { query, change } = useDemandFilters();
  const answer = useDemandForSellerQuery({ days: query.days, page: query.page });
  return (
    <DashboardPage
      title={<Trans>What buyers search for</Trans>}
      lead={<Trans>Searches in your industries that returned no products</Trans>}
    >
      <div className="mb-4">
        <SpanSelect days={query.days} onChange={(days) => change('days', days)} />
      </div>
      <PagedList
        query={answer}
        empty={
          <EmptyState
            title={<Trans>Nothing is missing</Trans>}
            text={
              <Trans>
                Appears when at least two visitors search for something nobody sells.
              </Trans>
            }
          />
        }
      >
        {(rows) => (
          <DemandTable rows={rows} actionOf={(row) => <AddProduct row={row} />} />
        )}
      </PagedList>
    </DashboardPage>
  );
}

const AddProduct = ({ row }: { row: MissedSearch }) => (
  <Button asChild size="sm" variant="soft" className="min-h-11">
    <Link to={`${paths.sellerNewProduct}?${new URLSearchParams({ name: row.query })}`}>
      <Plus aria-hidden />
      <Trans>Add product</Trans>
    </Link>
  </Button>
);
