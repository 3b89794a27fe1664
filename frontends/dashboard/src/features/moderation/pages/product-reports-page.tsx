import { Trans, useLingui } from '@lingui/react/macro';
import { useProductReportsQuery } from '../../../api/admin-products';
import { CountTabs } from '../../../components/lists/count-tabs';
import { DashboardPage } from '../../../components/dashboard-page';
import { ReportList } from '../../../components/review/report-list';
import { ReportTabs } from '../../../components/review/report-tabs';
import { useReportFilter } from '../../../hooks/use-report-filter';
import { ProductReportCard } from '../components/product-report-card';

/** /admin/reports/products: reports of visitors about products, the oldest first. */
export function ProductReportsPage() {
  const { t } = useLingui();
  const { status, page, tabsWith } = useReportFilter('closed');
  const answer = useProductReportsQuery(
    { status, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DashboardPage title={<Trans>Reports</Trans>}>
      <ReportTabs current="products" />
      <CountTabs
        isSecond
        label={t`Reports by status`}
        tabs={tabsWith(answer.currentData?.meta.counts)}
        current={status}
      />
      <ReportList query={answer} card={ProductReportCard} />
    </DashboardPage>
  );
}
