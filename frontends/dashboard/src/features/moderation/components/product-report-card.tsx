import type { ReportOut } from '@haat/api/admin-product-reports';
import { Link, paths, useLocalName } from '@haat/platform';
import { ProductPicture } from '@haat/ui';
import { ReportFrame } from '../../../components/review/report-frame';
import { CloseReportDialog } from './close-report-dialog';

/** A report about a product. */
export function ProductReportCard({ report }: { report: ReportOut }) {
  const localName = useLocalName();
  const { product, email } = report;
  return (
    <ReportFrame
      reason={report.reason_label}
      createdAt={report.created_at}
      text={report.text}
      handledAt={report.closed_at}
      note={report.note}
      action={report.closed_at ? null : <CloseReportDialog report={report} />}
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
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </>
      }
    />
  );
}
