import type { ReportDecision, ReportOut } from '@haat/api/admin-product-reports';
import { Link, paths, useLocalName } from '@haat/platform';
import { ProductPicture } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useDecideProductReportMutation } from '../../../api/admin-products';
import { ReportDecisions } from '../../../components/review/report-decision';
import { ReportFrame } from '../../../components/review/report-frame';

/** A report about a product; its company is suspended on the company's page. */
export function ProductReportCard({ report }: { report: ReportOut }) {
  const localName = useLocalName();
  const { product, email } = report;
  const [decide, { error, isLoading }] = useDecideProductReportMutation();
  return (
    <ReportFrame
      reason={report.reason_label}
      createdAt={report.created_at}
      text={report.text}
      decided={report.status === 'open' ? null : report.status_label}
      history={report.history}
      action={
        <ReportDecisions
          allowed={report.allowed_statuses}
          error={error}
          isBusy={isLoading}
          onDecide={(status, note) =>
            decide({
              reportId: report.id,
              body: { status: status as ReportDecision['status'], note: note || null },
            }).unwrap()
          }
        />
      }
      subject={
        <>
          <span className="size-12 shrink-0 overflow-hidden rounded-md bg-sand">
            <ProductPicture image={product.image} alt="" />
          </span>
          <Link
            to={paths.adminProduct(product.id)}
            className="min-w-0 [overflow-wrap:anywhere]"
          >
            {localName(product)}
          </Link>
          <Link to={paths.adminSeller(report.seller_id)}>
            <Trans>See the company</Trans>
          </Link>
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </>
      }
    />
  );
}
