import type { CaseSummary } from '@haat/api/cases';
import { useCaseLabels } from '@haat/enquiry';
import { Link, useFormat } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { casePath, type Side } from '../case-paths';

type Props = { row: CaseSummary; side: Side };

/** One case in a list: title, number, what it is about, status and promised day. */
export function CaseRow({ row, side }: Props) {
  const { date } = useFormat();
  const { kinds } = useCaseLabels();
  const { reference, title, kind, subject, about, answer_by, status } = row;
  const isOpen = status !== 'answered' && status !== 'closed';
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={casePath(side, reference)}
          className="inline-block py-2 font-semibold [overflow-wrap:anywhere] hover:text-indigo-700"
        >
          {title}
        </Link>
        <p className="break-words text-sm text-ink-500">
          {[reference, kinds[kind], subject?.label ?? about].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="text-sm text-ink-500">
        {isOpen && answer_by ? (
          <Trans>We answer by {date(answer_by)}</Trans>
        ) : (
          <time dateTime={row.updated_at}>{date(row.updated_at)}</time>
        )}
      </p>
      <StatusChip status={status} label={row.status_label} />
    </Card>
  );
}
