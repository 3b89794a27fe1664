import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCloseOrderMutation, useConfirmOrderMutation } from '../../../api/orders';
import { useStatusChange } from '../../../hooks/use-decide';
import { orderPath } from '../order-path';
import type { ActionProps } from './order-action-button';

/** The seller takes the order. */
export function ConfirmButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [confirm, { isLoading }] = useConfirmOrderMutation();
  const call = () => confirm(order.id).unwrap();
  const done = { text: t`Order ${number} confirmed.`, to: orderPath(order) };
  return (
    <Button variant={variant} isBusy={isLoading} onClick={() => void decide(call, done)}>
      <Trans>Confirm order</Trans>
    </Button>
  );
}

/** The buyer ends it; a dispute ends with it. */
export function CloseButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const { number } = order;
  const [close, { isLoading }] = useCloseOrderMutation();
  const call = () => close(order.id).unwrap();
  const done = { text: t`Order ${number} closed.`, to: orderPath(order) };
  return (
    <Button variant={variant} isBusy={isLoading} onClick={() => void decide(call, done)}>
      {order.status === 'disputed' ? (
        <Trans>Close dispute</Trans>
      ) : (
        <Trans>Close order</Trans>
      )}
    </Button>
  );
}
