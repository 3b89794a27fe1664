import { Trans, useLingui } from '@lingui/react/macro';
import { useProductReportsQuery } from '../../../api/admin-products';
import { CountTabs } from '../../desk/count-tabs';
import { DeskPage } from '../../desk/page';
import { ReportList } from '../../desk/report-list';
import { useReportFilter } from '../../desk/use-report-filter';
import { ProductReportCard } from '../components/product-report-card';
import { ProductTabs, REPORTS } from '../components/product-tabs';

/** /admin/products/reports: what visitors say is wrong with a product, the oldest first. */
export function ProductReportsPage() {
  const { t } = useLingui();
  const { status, page, tabsWith } = useReportFilter('closed');
  const answer = useProductReportsQuery(
    { status, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DeskPage title={<Trans>Products</Trans>}>
      <ProductTabs current={REPORTS} counts={{}} />
      <CountTabs
        label={t`Reports by status`}
        tabs={tabsWith(answer.currentData?.meta.counts)}
        current={status}
      />
      <ReportList answer={answer} card={ProductReportCard} />
    </DeskPage>
  );
}
