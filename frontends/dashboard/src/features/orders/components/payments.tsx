import { useFormat } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail, OrderPayment } from '../../../api/orders';
import { useExact } from '../../../hooks/use-exact';
import { useOrderLabels } from '../hooks/use-order-labels';
import { isPayable } from '../order-actions';
import { OrderBalance } from './order-balance';
import { PaymentActions } from './payment-actions';
import { PaymentButton } from './payment-button';

type Props = { order: OrderDetail; isReadOnly?: boolean };

/** Payments outside Haat: one side notes them, the other confirms them. */
export function Payments({ order, isReadOnly = false }: Props) {
  const { payments } = order;
  if (!isPayable(order) && payments.length === 0) return null;
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Payments</Trans>
      </h2>
      {payments.length === 0 ? (
        <p className="text-sm text-ink-500">
          <Trans>No payment is noted yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line text-[14px]">
          {payments.map((payment) => (
            <li key={payment.id} className="grid gap-1.5 py-3">
              <PaymentFacts payment={payment} />
              {isReadOnly ? null : <PaymentActions order={order} payment={payment} />}
            </li>
          ))}
        </ul>
      )}
      <OrderBalance order={order} />
      {isPayable(order) && !isReadOnly ? <PaymentButton order={order} /> : null}
    </Card>
  );
}

function PaymentFacts({ payment }: { payment: OrderPayment }) {
  const { date } = useFormat();
  const { rupees } = useExact();
  const labels = useOrderLabels();
  const by = labels.side(payment.role);
  const facts = [labels.payments[payment.kind], date(payment.paid_on)];
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="tabular-nums">{rupees(payment.amount)}</b>
        <StatusChip status={payment.status} label={payment.status_label} />
      </p>
      <p className="break-words text-ink-500">
        {[...facts, payment.reference].filter(Boolean).join(' · ')}
      </p>
      <p className="text-ink-500">
        <Trans>Noted by: {by}</Trans>
      </p>
    </>
  );
}
