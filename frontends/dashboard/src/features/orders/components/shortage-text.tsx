import { Trans } from '@lingui/react/macro';
import type { OrderLine, OrderShortage } from '../../../api/orders';
import { useAmount } from '../../../hooks/use-amount';
import { useExact } from '../../../hooks/use-exact';
import { useOrderLabels } from '../hooks/use-order-labels';

type Props = { shortage: OrderShortage; lines: OrderLine[] };

/** What arrived short, why, and what the buyer requests. */
export function ShortageText({ shortage, lines }: Props) {
  const amount = useAmount();
  const { rupees } = useExact();
  const labels = useOrderLabels();
  const line = lines.find(({ id }) => id === shortage.line_id);
  const name = line?.name ?? '';
  const missing = amount({ ...line, quantity: shortage.quantity });
  const reason = labels.reasons[shortage.reason];
  const request = labels.settlements[shortage.request];
  const settlement = shortage.settlement && labels.settlements[shortage.settlement];
  return (
    <div className="break-words text-[14px]">
      <p className="font-semibold">
        <Trans>
          {name}: {missing} short
        </Trans>
      </p>
      <p className="text-ink-700">
        {reason}
        {shortage.note ? `: ${shortage.note}` : null}
      </p>
      <p className="text-ink-700">
        {settlement ? (
          <Trans>Settled: {settlement}</Trans>
        ) : (
          <Trans>The buyer requests: {request}</Trans>
        )}
        {(shortage.settlement ?? shortage.request) === 'credit'
          ? ` · ${rupees(shortage.amount)}`
          : null}
      </p>
    </div>
  );
}
