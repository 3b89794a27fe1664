import type { Handling, ReportOut } from '@haat/api/admin-seller-reports';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useHandleSellerReportMutation } from '../../../api/admin-seller-reports';
import { ReportDecisions } from '../../../components/review/report-decision';
import { ReportFrame } from '../../../components/review/report-frame';

/** A report about a company. */
export function ReportCard({ report }: { report: ReportOut }) {
  const { seller, email } = report;
  const name = seller.company_name ?? '';
  const [handle, { error, isLoading }] = useHandleSellerReportMutation();
  return (
    <ReportFrame
      reason={report.reason_label}
      reference={report.reference}
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
            handle({
              reportId: report.id,
              body: { status: status as Handling['status'], note: note || null },
            }).unwrap()
          }
        />
      }
      subject={
        <>
          {seller.slug ? (
            <Link to={paths.vendor(seller.slug)} target="_blank">
              {name}
            </Link>
          ) : null}
          <Link to={paths.adminSeller(seller.id)}>
            <Trans>See the company</Trans>
          </Link>
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </>
      }
    />
  );
}
