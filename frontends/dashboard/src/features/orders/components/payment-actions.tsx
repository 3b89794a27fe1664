import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useConfirmPaymentMutation,
  useDenyPaymentMutation,
  useWithdrawPaymentMutation,
  type OrderPayment,
} from '../../../api/orders';
import { useStatusChange } from '../../../hooks/use-decide';

type Props = { orderId: string; payment: OrderPayment };

/** The other side confirms or denies a note, its author withdraws it. */
export function PaymentActions({ orderId, payment }: Props) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [confirm, confirming] = useConfirmPaymentMutation();
  const [deny, denying] = useDenyPaymentMutation();
  const [withdraw, withdrawing] = useWithdrawPaymentMutation();
  const form = { orderId, paymentId: payment.id };
  const { allowed_statuses: allowed } = payment;
  if (allowed.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.includes('confirmed') ? (
        <Button
          variant="soft"
          isBusy={confirming.isLoading}
          onClick={() => void decide(() => confirm(form).unwrap(), t`Payment confirmed.`)}
        >
          <Trans>Confirm payment</Trans>
        </Button>
      ) : null}
      {allowed.includes('denied') ? (
        <Button
          variant="ghost"
          isBusy={denying.isLoading}
          onClick={() =>
            void decide(() => deny(form).unwrap(), t`The other company is notified.`)
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
            void decide(() => withdraw(form).unwrap(), t`Payment note withdrawn.`)
          }
        >
          <Trans>Withdraw</Trans>
        </Button>
      ) : null}
    </div>
  );
}
