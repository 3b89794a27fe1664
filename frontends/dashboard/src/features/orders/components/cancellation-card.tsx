import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useCancelOrderMutation,
  useDeclineCancellationMutation,
  type OrderDetail,
} from '../../../api/orders';
import { useStatusChange } from '../../../hooks/use-decide';
import { orderPath } from '../order-path';

/** A cancellation that one side requests: the other one agrees or declines. */
export function CancellationCard({ order }: { order: OrderDetail }) {
  const { role, cancel_requested_by, cancel_reason, allowed_statuses } = order;
  if (!cancel_requested_by) return null;
  const isOwn = cancel_requested_by === role;
  return (
    <section className="grid gap-3 rounded-lg border border-mari-300 bg-mari-50 p-4 text-mari-800">
      <p className="font-semibold">
        {isOwn ? (
          <Trans>You requested the cancellation. The other company must agree.</Trans>
        ) : (
          <Trans>The other company requests the cancellation of this order.</Trans>
        )}
      </p>
      {cancel_reason ? (
        <p className="break-words">
          <Trans>Reason: {cancel_reason}</Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {!isOwn && allowed_statuses.includes('cancelled') ? (
          <AgreeButton order={order} />
        ) : null}
        <DeclineButton order={order} isOwn={isOwn} />
      </div>
    </section>
  );
}

function AgreeButton({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const call = () => cancel({ orderId: order.id, body: {} }).unwrap();
  const done = { text: t`Order ${number} cancelled.`, to: orderPath(order) };
  return (
    <Button variant="outline" isBusy={isLoading} onClick={() => void decide(call, done)}>
      <Trans>Agree to the cancellation</Trans>
    </Button>
  );
}

function DeclineButton({ order, isOwn }: { order: OrderDetail; isOwn: boolean }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [decline, { isLoading }] = useDeclineCancellationMutation();
  const call = () => decline(order.id).unwrap();
  const text = isOwn
    ? t`Order ${number}: request withdrawn.`
    : t`Order ${number}: cancellation declined.`;
  const done = { text, to: orderPath(order) };
  return (
    <Button variant="outline" isBusy={isLoading} onClick={() => void decide(call, done)}>
      {isOwn ? <Trans>Withdraw the request</Trans> : <Trans>Decline</Trans>}
    </Button>
  );
}
