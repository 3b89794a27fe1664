import type { ReportOut as ProductReport } from '@haat/api/admin-product-reports';
import type { ReportOut as SellerReport } from '@haat/api/admin-seller-reports';
import { useFormat } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import type { ReactNode } from 'react';
import type { ReportDecision } from '../../hooks/use-report-decisions';
import { ReportDecisions } from './report-decision';
import { ReportHistory } from './report-history';

type Props = {
  report: SellerReport | ProductReport;
  /** Of the product or company that it is about. */
  name: string;
  /** Links to it, and who reported it. */
  children: ReactNode;
  error: unknown;
  isBusy: boolean;
  onDecide: (status: ReportDecision, note: string | null) => Promise<unknown>;
};

/** One report: its reason, subject, text, history and the decisions that are possible. */
export function ReportFrame({ report, name, children, ...decision }: Props) {
  const { relative } = useFormat();
  return (
    <li>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="red">{report.reason_label}</Badge>
          {report.status === 'open' ? null : (
            <Badge tone="grey">{report.status_label}</Badge>
          )}
          <span className="text-sm text-ink-500 tabular-nums">
            {'reference' in report ? `${report.reference} · ` : null}
            {relative(report.created_at)}
          </span>
        </div>
        {report.text ? (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{report.text}</p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 text-[14px] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-indigo-700 [&_a]:underline">
          {children}
        </div>
        <ReportHistory entries={report.history} />
        <ReportDecisions allowed={report.allowed_statuses} name={name} {...decision} />
      </Card>
    </li>
  );
}
