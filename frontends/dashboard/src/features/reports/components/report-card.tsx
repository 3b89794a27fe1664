import type { Handling, ReportOut } from '@haat/api/admin-seller-reports';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useHandleSellerReportMutation } from '../../../api/admin-seller-reports';
import { ReportFrame } from '../../../components/review/report-frame';

/** A report about a company. */
export function ReportCard({ report }: { report: ReportOut }) {
  const { id: reportId, seller, email } = report;
  const name = seller.company_name ?? '';
  const [handle, { error, isLoading }] = useHandleSellerReportMutation();
  return (
    <ReportFrame
      report={report}
      name={name}
      error={error}
      isBusy={isLoading}
      onDecide={(status, note) => {
        const body = { status: status as Handling['status'], note };
        return handle({ reportId, body }).unwrap();
      }}
    >
      {seller.slug ? (
        <Link to={paths.vendor(seller.slug)} target="_blank">
          {name}
        </Link>
      ) : null}
      <Link to={paths.adminSeller(seller.id)}>
        <Trans>See the company</Trans>
      </Link>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </ReportFrame>
  );
}
