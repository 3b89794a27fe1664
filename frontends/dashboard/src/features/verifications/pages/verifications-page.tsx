import { useFormat, useSearchParams } from '@haat/platform';
import { EmptyState, ErrorPanel, Pagination, Skeleton } from '@haat/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAdminVerificationsQuery } from '../../../api/admin-verifications';
import { DeskPage } from '../../desk/page';
import { SearchForm } from '../../desk/search-form';
import { QueueTable } from '../components/queue-table';
import { StatusTabs } from '../components/status-tabs';
import { hrefWith } from '../../desk/href-with';

const ROWS = [1, 2, 3, 4, 5];
const LOOK_AGAIN_MS = 30_000;

/** /admin/verifications: whose papers wait, the oldest first. */
export function VerificationsPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const status = params.get('status') ?? 'pending';
  const q = params.get('q') ?? '';
  const page = Number(params.get('page')) || 1;
  const asked = { status, page, ...(q ? { q } : {}) };
  const { currentData, error, refetch } = useAdminVerificationsQuery(asked, {
    pollingInterval: LOOK_AGAIN_MS,
    refetchOnMountOrArgChange: true,
  });
  const rows = currentData?.data;
  const counts = (currentData?.meta.counts ?? {}) as Record<string, number>;
  const waiting = number(counts.pending ?? 0);
  return (
    <DeskPage
      title={<Trans>Verifications</Trans>}
      lead={
        counts.pending === undefined ? null : (
          <Plural
            value={counts.pending}
            one={`${waiting} company waits for an answer`}
            other={`${waiting} companies wait for an answer`}
          />
        )
      }
    >
      <StatusTabs status={status} counts={counts} />
      <SearchForm label={t`Company, address of the shop or PAN`} />
      {error && !rows ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-[72px] rounded-md" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <Nothing isAll={status === 'pending' && !q} />
      ) : (
        <div className="grid gap-5">
          <QueueTable rows={rows} />
          <Pagination
            page={page}
            lastPage={currentData.meta.last_page}
            hrefOf={(n) => hrefWith(params, { page: String(n) })}
          />
        </div>
      )}
    </DeskPage>
  );
}

const Nothing = ({ isAll }: { isAll: boolean }) =>
  isAll ? (
    <EmptyState
      title={<Trans>Nobody is waiting</Trans>}
      text={<Trans>New papers appear here by themselves.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      text={<Trans>Try another part of the name or number, or another tab.</Trans>}
    />
  );
