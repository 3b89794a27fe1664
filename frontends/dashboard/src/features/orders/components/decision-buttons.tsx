import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCloseOrderMutation, useConfirmOrderMutation } from '../../../api/orders';
import { useStatusChange } from '../../../hooks/use-decide';
import type { ActionProps } from './order-action-button';

/** The seller takes the order. */
export function ConfirmButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [confirm, { isLoading }] = useConfirmOrderMutation();
  const call = () => confirm(order.id).unwrap();
  return (
    <Button
      variant={variant}
      isBusy={isLoading}
      onClick={() => void decide(call, t`Order confirmed.`)}
    >
      <Trans>Confirm order</Trans>
    </Button>
  );
}

/** The buyer ends it; a dispute ends with it. */
export function CloseButton({ order, variant }: ActionProps) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [close, { isLoading }] = useCloseOrderMutation();
  const call = () => close(order.id).unwrap();
  return (
    <Button
      variant={variant}
      isBusy={isLoading}
      onClick={() => void decide(call, t`Order closed.`)}
    >
      {order.status === 'disputed' ? (
        <Trans>Close dispute</Trans>
      ) : (
        <Trans>Close order</Trans>
      )}
    </Button>
  );
}
