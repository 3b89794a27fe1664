import type { ReportOut } from '@haat/api/admin-products';
import { useFormat } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** Reports of visitors about it; nothing without any. */
export function ReportsCard({ reports }: { reports: ReportOut[] }) {
  const { relative } = useFormat();
  if (reports.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-lg leading-snug">
        <Trans>Reports</Trans>
      </h2>
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-500">
              <Badge tone={report.status === 'open' ? 'red' : 'grey'}>
                {report.reason_label}
              </Badge>
              {relative(report.created_at)}
            </p>
            <p className="whitespace-pre-line text-[14px] [overflow-wrap:anywhere]">
              {report.text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
