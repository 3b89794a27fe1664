import { Trans, useLingui } from '@lingui/react/macro';
import {
  useCancelOrderMutation,
  useDisputeOrderMutation,
  useRefuseOrderMutation,
} from '../../../api/orders';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';
import { orderPath } from '../order-path';
import type { ActionProps } from './order-action-button';

const MAX_REASON = 255;

/** Before the confirmation; the buyer reads the reason. */
export function RefuseButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [refuse, { error, isLoading }] = useRefuseOrderMutation();
  return (
    <ReasonButton
      variant={variant}
      actionLabel={t`Refuse order`}
      title={<Trans>Refuse this order?</Trans>}
      description={<Trans>The buyer is notified of your reason.</Trans>}
      label={<Trans>Reason</Trans>}
      minLength={1}
      maxLength={MAX_REASON}
      error={error}
      isBusy={isLoading}
      onSubmit={(reason) =>
        decide(() => refuse({ orderId: order.id, body: { reason } }).unwrap(), {
          text: t`Order ${number} refused.`,
          to: orderPath(order),
        })
      }
    />
  );
}

/** At once before the confirmation; afterwards the other side must agree. */
export function CancelButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [cancel, { error, isLoading }] = useCancelOrderMutation();
  const isPlaced = order.status === 'placed';
  const text = isPlaced
    ? t`Order ${number} cancelled.`
    : t`Cancellation of order ${number} requested.`;
  return (
    <ReasonButton
      variant={variant}
      actionLabel={isPlaced ? t`Cancel order` : t`Request cancellation`}
      title={
        isPlaced ? (
          <Trans>Cancel this order?</Trans>
        ) : (
          <Trans>Request the cancellation of this order?</Trans>
        )
      }
      description={
        isPlaced ? (
          <Trans>The order ends, and the other company is notified.</Trans>
        ) : (
          <Trans>The order is cancelled when the other company agrees.</Trans>
        )
      }
      label={<Trans>Reason</Trans>}
      maxLength={MAX_REASON}
      error={error}
      isBusy={isLoading}
      onSubmit={(reason) =>
        decide(
          () => cancel({ orderId: order.id, body: { reason: reason || null } }).unwrap(),
          { text, to: orderPath(order) },
        )
      }
    />
  );
}

/** What the two sides cannot settle here. */
export function DisputeButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [dispute, { error, isLoading }] = useDisputeOrderMutation();
  return (
    <ReasonButton
      variant={variant}
      actionLabel={t`Open a dispute`}
      title={<Trans>Open a dispute?</Trans>}
      description={
        <Trans>
          The order is on hold until the buyer closes the dispute or Haat decides. The
          other company and Haat can read your reason.
        </Trans>
      }
      label={<Trans>Reason</Trans>}
      minLength={1}
      maxLength={MAX_REASON}
      error={error}
      isBusy={isLoading}
      onSubmit={(reason) =>
        decide(() => dispute({ orderId: order.id, body: { reason } }).unwrap(), {
          text: t`Dispute about order ${number} opened.`,
          to: orderPath(order),
        })
      }
    />
  );
}
