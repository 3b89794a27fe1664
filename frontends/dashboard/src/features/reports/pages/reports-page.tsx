import { Trans, useLingui } from '@lingui/react/macro';
import { useSellerReportsQuery } from '../../../api/admin-seller-reports';
import { CountTabs } from '../../../components/lists/count-tabs';
import { DashboardPage } from '../../../components/dashboard-page';
import { ReportList } from '../../../components/review/report-list';
import { ReportTabs } from '../../../components/review/report-tabs';
import { useReportFilter } from '../../../hooks/use-report-filter';
import { ReportCard } from '../components/report-card';

/** /admin/reports: reports of visitors about companies, the oldest first. */
export function ReportsPage() {
  const { t } = useLingui();
  const { status, page, tabsWith } = useReportFilter('handled');
  const answer = useSellerReportsQuery(
    { status, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DashboardPage title={<Trans>Reports</Trans>}>
      <ReportTabs current="companies" />
      <CountTabs
        isSecond
        label={t`Reports by status`}
        tabs={tabsWith(answer.currentData?.meta.counts)}
        current={status}
      />
      <ReportList query={answer} card={ReportCard} />
    </DashboardPage>
  );
}
