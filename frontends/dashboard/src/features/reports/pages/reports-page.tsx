import { useSearchParams } from '@haat/platform';
import { EmptyState, ErrorPanel, Pagination, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminReportsQuery } from '../../../api/admin-reports';
import { CountTabs } from '../../desk/count-tabs';
import { hrefWith } from '../../desk/href-with';
import { DeskPage } from '../../desk/page';
import { ReportCard } from '../components/report-card';

const ROWS = [1, 2, 3];

/** /admin/reports: what visitors say is wrong with a company, the oldest first. */
export function ReportsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const status = params.get('status') ?? 'open';
  const page = Number(params.get('page')) || 1;
  const { currentData, error, refetch } = useAdminReportsQuery(
    { status, page },
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.data;
  const counts = (currentData?.meta.counts ?? {}) as Record<string, number>;
  const tabOf = (key: string, label: string) => ({
    key,
    label,
    count: counts[key],
    to: hrefWith(params, { status: key, page: null }),
  });
  return (
    <DeskPage title={<Trans>Reports</Trans>}>
      <CountTabs
        label={t`Reports by status`}
        tabs={[tabOf('open', t`Not handled yet`), tabOf('handled', t`Handled`)]}
        current={status}
      />
      {error && !rows ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="grid gap-3">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-36 rounded-lg" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={<Trans>No reports here</Trans>} />
      ) : (
        <div className="grid gap-5">
          <ul className="grid gap-3">
            {rows.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
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
