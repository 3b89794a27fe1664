import type { ReportDecision, ReportOut } from '@haat/api/admin-product-reports';
import { Link, paths, useLocalName } from '@haat/platform';
import { ProductPicture } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useDecideProductReportMutation } from '../../../api/admin-products';
import { ReportFrame } from '../../../components/review/report-frame';

/** A report about a product; its company is suspended on the company's page. */
export function ProductReportCard({ report }: { report: ReportOut }) {
  const { id: reportId, product, email } = report;
  const name = useLocalName()(product);
  const [decide, { error, isLoading }] = useDecideProductReportMutation();
  return (
    <ReportFrame
      report={report}
      name={name}
      error={error}
      isBusy={isLoading}
      onDecide={(status, note) => {
        const body = { status: status as ReportDecision['status'], note };
        return decide({ reportId, body }).unwrap();
      }}
    >
      <span className="size-12 shrink-0 overflow-hidden rounded-md bg-sand">
        <ProductPicture image={product.image} alt="" />
      </span>
      <Link
        to={paths.adminProduct(product.id)}
        className="min-w-0 [overflow-wrap:anywhere]"
      >
        {name}
      </Link>
      <Link to={paths.adminSeller(report.seller_id)}>
        <Trans>See the company</Trans>
      </Link>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </ReportFrame>
  );
}
