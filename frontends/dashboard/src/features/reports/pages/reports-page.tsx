import { Trans, useLingui } from '@lingui/react/macro';
import { useSellerReportsQuery } from '../../../api/admin-seller-reports';
import { CountTabs } from '../../desk/count-tabs';
import { DeskPage } from '../../desk/page';
import { ReportList } from '../../desk/report-list';
import { useReportFilter } from '../../desk/use-report-filter';
import { ReportCard } from '../components/report-card';

/** /admin/reports: what visitors say is wrong with a company, the oldest first. */
export function ReportsPage() {
  const { t } = useLingui();
  const { status, page, tabsWith } = useReportFilter('handled');
  const answer = useSellerReportsQuery(
    { status, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DeskPage title={<Trans>Reports</Trans>}>
      <CountTabs
        label={t`Reports by status`}
        tabs={tabsWith(answer.currentData?.meta.counts)}
        current={status}
      />
      <ReportList answer={answer} card={ReportCard} />
    </DeskPage>
  );
}
