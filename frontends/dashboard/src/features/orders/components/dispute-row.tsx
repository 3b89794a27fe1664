import type { Dispute } from '@haat/api/admin-disputes';
import { Link, paths, useFormat } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useExact } from '../../../hooks/use-exact';
import { useOrderLabels } from '../hooks/use-order-labels';

/** One dispute in the list of administrators. */
export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { relative } = useFormat();
  const { rupees } = useExact();
  const labels = useOrderLabels();
  const { id, number, buyer, seller, landed, reason, disputed_at: at } = dispute;
  const who = labels.side(dispute.disputed_by);
  const when = relative(at);
  return (
    <Card className="grid gap-1.5 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={paths.adminDispute(id)}
          className="inline-block min-w-0 flex-1 basis-60 py-2 font-semibold hover:text-indigo-700"
        >
          {number} · {buyer} – {seller}
        </Link>
        <b className="tabular-nums">{rupees(landed)}</b>
        <StatusChip status={dispute.status} label={dispute.status_label} />
      </div>
      <p className="text-sm text-ink-500">
        <time dateTime={at}>
          <Trans>
            Disputed by: {who}, {when}
          </Trans>
        </time>
      </p>
      {reason ? <p className="[overflow-wrap:anywhere]">{reason}</p> : null}
    </Card>
  );
}
