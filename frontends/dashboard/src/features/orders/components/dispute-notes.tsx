import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../api/orders';
import { useOrderLabels } from '../hooks/use-order-labels';

/** What both sides and Haat wrote about the dispute, the oldest first. */
export function DisputeNotes({ notes }: Pick<OrderDetail, 'notes'>) {
  const { date, time } = useFormat();
  const labels = useOrderLabels();
  if (notes.length === 0) {
    return (
      <p className="text-sm text-ink-500">
        <Trans>Nobody has written yet.</Trans>
      </p>
    );
  }
  return (
    <ol className="grid gap-3 text-[14px]">
      {notes.map(({ id, role, text, created_at: at }) => (
        <li key={id} className="rounded-md bg-sand p-3">
          <p className="flex flex-wrap justify-between gap-x-3">
            <b>{labels.side(role)}</b>
            <time dateTime={at} className="text-sm text-ink-500">
              {`${date(at)} ${time(at)}`}
            </time>
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </li>
      ))}
    </ol>
  );
}
