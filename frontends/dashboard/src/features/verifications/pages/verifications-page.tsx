import { pluralForm, useFormat, useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useVerificationsQuery } from '../../../api/admin-verifications';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { QueueTable } from '../components/queue-table';
import { StatusTabs, statusIn } from '../components/status-tabs';

const SKELETON = { className: 'h-[72px] rounded-md', count: 5 };
const LOOK_AGAIN_MS = 30_000;

/** /admin/verifications: companies whose documents wait, the oldest first. */
export function VerificationsPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const status = statusIn(params);
  const q = params.get('q') ?? '';
  const page = Number(params.get('page')) || 1;
  const query = { status, page, ...(q ? { q } : {}) };
  const answer = useVerificationsQuery(query, {
    pollingInterval: LOOK_AGAIN_MS,
    refetchOnMountOrArgChange: true,
  });
  const counts = (answer.currentData?.meta.counts ?? {}) as Record<string, number>;
  const waiting = number(counts.pending ?? 0);
  return (
    <DashboardPage
      title={<Trans>Verifications</Trans>}
      lead={
        counts.pending === undefined ? null : (
          <Select
            value={pluralForm(counts.pending)}
            _one={`${waiting} company is waiting for review`}
            other={`${waiting} companies are waiting for review`}
          />
        )
      }
    >
      <StatusTabs status={status} counts={counts} />
      <SearchForm label={t`Company, shop URL or PAN`} />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<Nothing isAll={status === 'pending' && !q} />}
      >
        {(rows) => <QueueTable rows={rows} />}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ isAll }: { isAll: boolean }) =>
  isAll ? (
    <EmptyState
      title={<Trans>No documents to review</Trans>}
      text={<Trans>New documents appear here automatically.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      text={<Trans>Try another part of the name or number, or another tab.</Trans>}
    />
  );
