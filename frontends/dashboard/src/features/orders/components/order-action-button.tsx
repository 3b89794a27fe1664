import type { ButtonVariant } from '@haat/ui';
import type { ComponentType } from 'react';
import type { OrderDetail } from '../../../api/orders';
import type { OrderAction } from '../order-actions';
import { CloseButton, ConfirmButton } from './decision-buttons';
import { ReceiveButton } from './receive-button';
import { CancelButton, DisputeButton, RefuseButton } from './reason-buttons';
import { SendButton } from './send-button';
import { SettleButton } from './settle-button';

export type ActionProps = { order: OrderDetail; variant: ButtonVariant };
type Props = { action: OrderAction; order: OrderDetail; isPrimary?: boolean };

const BUTTONS: Record<OrderAction, ComponentType<ActionProps>> = {
  confirm: ConfirmButton,
  refuse: RefuseButton,
  cancel: CancelButton,
  send: SendButton,
  receive: ReceiveButton,
  settle: SettleButton,
  dispute: DisputeButton,
  close: CloseButton,
};

export function OrderActionButton({ action, order, isPrimary = false }: Props) {
  const Action = BUTTONS[action];
  return <Action order={order} variant={isPrimary ? 'primary' : 'outline'} />;
}
