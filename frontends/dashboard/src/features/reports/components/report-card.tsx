import { Link, paths, useFormat } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { SellerReport } from '../../../api/admin-reports';
import { HandleDialog } from './handle-dialog';

const SHORTEST_SEARCH = 2;

/** One report: about whom, why, in whose words. */
export function ReportCard({ report }: { report: SellerReport }) {
  const { date, relative } = useFormat();
  const { seller, email, note, handled_at: handledAt } = report;
  const name = seller.company_name ?? '';
  return (
    <li>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="red">{report.reason_label}</Badge>
          <span className="text-sm text-ink-500 tabular-nums">
            {report.reference} · {relative(report.created_at)}
          </span>
        </div>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{report.text}</p>
        <p className="flex flex-wrap items-center gap-x-4 text-[14px] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-indigo-700 [&_a]:underline">
          {seller.slug ? (
            <Link to={paths.vendor(seller.slug)} target="_blank">
              {name}
            </Link>
          ) : null}
          {name.length >= SHORTEST_SEARCH ? (
            <Link to={`${paths.adminSellers}?${new URLSearchParams({ q: name })}`}>
              <Trans>See the company</Trans>
            </Link>
          ) : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </p>
        {handledAt ? (
          <p className="text-[14px] text-ink-700">
            <Trans>Handled on {date(handledAt)}.</Trans> {note}
          </p>
        ) : null}
        <HandleDialog report={report} />
      </Card>
    </li>
  );
}
