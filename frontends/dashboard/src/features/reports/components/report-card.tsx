import type { ReportOut } from '@haat/api/admin-seller-reports';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ReportFrame } from '../../../components/review/report-frame';
import { HandleDialog } from './handle-dialog';

/** A report about a company. */
export function ReportCard({ report }: { report: ReportOut }) {
  const { seller, email } = report;
  const name = seller.company_name ?? '';
  return (
    <ReportFrame
      reason={report.reason_label}
      reference={report.reference}
      createdAt={report.created_at}
      text={report.text}
      handledAt={report.handled_at}
      note={report.note}
      action={<HandleDialog report={report} />}
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
