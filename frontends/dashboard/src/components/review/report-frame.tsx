import type { ReportHistoryEntry } from '@haat/api/admin-seller-reports';
import { useFormat } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import type { ReactNode } from 'react';
import { ReportHistory } from './report-history';

type Props = {
  reason: string;
  reference?: string;
  createdAt: string;
  /** About whom or what, and who reported it. */
  subject: ReactNode;
  text: string | null;
  /** The label of its status; none while it is open. */
  decided: string | null;
  history: ReportHistoryEntry[];
  action: ReactNode;
};

/** One report: its reason, subject, text and result. */
export function ReportFrame(props: Props) {
  const { reason, reference, createdAt, subject, text, decided, history, action } = props;
  const { relative } = useFormat();
  return (
    <li>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="red">{reason}</Badge>
          {decided ? <Badge tone="grey">{decided}</Badge> : null}
          <span className="text-sm text-ink-500 tabular-nums">
            {reference ? `${reference} · ` : null}
            {relative(createdAt)}
          </span>
        </div>
        {text ? (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 text-[14px] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-indigo-700 [&_a]:underline">
          {subject}
        </div>
        <ReportHistory entries={history} />
        {action}
      </Card>
    </li>
  );
}
