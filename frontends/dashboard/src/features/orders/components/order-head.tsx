import { Link, paths, useFormat } from '@haat/platform';
import { Button, Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderDetail, OrderStatus } from '../../../api/orders';
import { RepeatButton } from '../../../components/orders/repeat-button';
import { actionsOf, isRepeatable } from '../order-actions';
import { OrderActionButton } from './order-action-button';
import { OrderSteps } from './order-steps';

/** Number, status, steps, and what can be done now. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { role, number, title, quote_id, reason } = order;
  const { primary, secondary } = actionsOf(order);
  return (
    <Card className="grid gap-5 p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h1 className="min-w-0 flex-1 basis-60 text-2xl leading-snug">
          {number}
          <span className="block break-words text-sm font-normal tracking-normal text-ink-500">
            {title}
          </span>
        </h1>
        <StatusChip status={order.status} label={order.status_label} />
      </div>
      <OrderSteps order={order} />
      {reason ? (
        <p className="break-words rounded-md bg-sand p-3">
          <Trans>Reason: {reason}</Trans>
        </p>
      ) : null}
      <AutomaticEnd order={order} />
      <div className="flex flex-wrap gap-2">
        {primary ? <OrderActionButton action={primary} order={order} isPrimary /> : null}
        {secondary.map((action) => (
          <OrderActionButton key={action} action={action} order={order} />
        ))}
        {isRepeatable(order) ? <RepeatButton order={order} /> : null}
        <Button asChild variant="ghost">
          <Link
            to={
              role === 'seller' ? paths.sellerQuote(quote_id) : paths.buyerQuote(quote_id)
            }
          >
            <Trans>Open the quote</Trans>
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.complainAbout('order', order.id)}>
            <Trans>Report a problem</Trans>
          </Link>
        </Button>
      </div>
    </Card>
  );
}

/** When the order changes without an act of a side. */
function AutomaticEnd({ order: { due_at, status } }: { order: OrderDetail }) {
  const { date } = useFormat();
  if (!due_at) return null;
  const day = date(due_at);
  const texts: Partial<Record<OrderStatus, ReactNode>> = {
    placed: <Trans>If nothing happens until {day}, it is cancelled.</Trans>,
    confirmed: <Trans>If nothing happens until {day}, it is cancelled.</Trans>,
    part_delivered: <Trans>If nothing happens until {day}, it is closed.</Trans>,
    short: <Trans>If nothing happens until {day}, it is closed.</Trans>,
    delivered: (
      <Trans>Without an answer of the buyer it counts as received on {day}.</Trans>
    ),
    received: <Trans>It is closed automatically on {day}.</Trans>,
  };
  return <p className="text-[14px] text-ink-500">{texts[status]}</p>;
}
