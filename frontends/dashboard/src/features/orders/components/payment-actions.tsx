import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useConfirmPaymentMutation,
  useDenyPaymentMutation,
  useWithdrawPaymentMutation,
  type OrderDetail,
  type OrderPayment,
} from '../../../api/orders';
import { useStatusChange } from '../../../hooks/use-decide';
import { useExact } from '../../../hooks/use-exact';
import { orderPath } from '../order-path';

type Props = { order: OrderDetail; payment: OrderPayment };

/** The other side confirms or denies a note, its author withdraws it. */
export function PaymentActions({ order, payment }: Props) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { rupees } = useExact();
  const [confirm, confirming] = useConfirmPaymentMutation();
  const [deny, denying] = useDenyPaymentMutation();
  const [withdraw, withdrawing] = useWithdrawPaymentMutation();
  const form = { orderId: order.id, paymentId: payment.id };
  const { number } = order;
  const amount = rupees(payment.amount);
  const done = (text: string) => ({ text, to: orderPath(order) });
  const { allowed_statuses: allowed } = payment;
  if (allowed.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.includes('confirmed') ? (
        <Button
          variant="soft"
          isBusy={confirming.isLoading}
          onClick={() =>
            void decide(
              () => confirm(form).unwrap(),
              done(t`${number}: payment of ${amount} confirmed.`),
            )
          }
        >
          <Trans>Confirm payment</Trans>
        </Button>
      ) : null}
      {allowed.includes('denied') ? (
        <Button
          variant="ghost"
          isBusy={denying.isLoading}
          onClick={() =>
            void decide(
              () => deny(form).unwrap(),
              done(t`${number}: payment of ${amount} marked as not received.`),
            )
          }
        >
          <Trans>Not received</Trans>
        </Button>
      ) : null}
      {allowed.includes('withdrawn') ? (
        <Button
          variant="ghost"
          isBusy={withdrawing.isLoading}
          onClick={() =>
            void decide(
              () => withdraw(form).unwrap(),
              done(t`${number}: note of ${amount} withdrawn.`),
            )
          }
        >
          <Trans>Withdraw</Trans>
        </Button>
      ) : null}
    </div>
  );
}
