import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderDelivery, OrderDetail } from '../../../api/orders';
import { SharedFiles } from '../../../components/conversations/shared-files';
import { useAmount } from '../../../hooks/use-amount';
import { ShortageText } from './shortage-text';

/** Each delivery, and what arrived short of it. */
export function Deliveries({ order }: { order: OrderDetail }) {
  const { deliveries, shortages, lines } = order;
  if (deliveries.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="mb-1 text-lg leading-snug">
        <Trans>Deliveries</Trans>
      </h2>
      <ol className="divide-y divide-line text-[14px]">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="grid gap-2 py-3.5">
            <DeliveryHead delivery={delivery} />
            <DeliveredLines delivery={delivery} order={order} />
            {shortages
              .filter(({ delivery_id }) => delivery_id === delivery.id)
              .map((shortage) => (
                <ShortageText key={shortage.id} shortage={shortage} lines={lines} />
              ))}
            {delivery.attachment_ids.length > 0 ? (
              <SharedFiles ids={delivery.attachment_ids} className="sm:max-w-[420px]" />
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function DeliveryHead({ delivery }: { delivery: OrderDelivery }) {
  const { date } = useFormat();
  const { number, sent_at, received_at, arrives_on, note } = delivery;
  const { vehicle, driver_name, driver_phone: phone } = delivery;
  const facts = [vehicle, driver_name].filter(Boolean).join(' · ');
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{number}</b>
        <span className="text-ink-500">
          {received_at ? (
            <Trans>Received {date(received_at)}</Trans>
          ) : (
            <Trans>Sent {date(sent_at)}</Trans>
          )}
        </span>
      </p>
      {arrives_on && !received_at ? (
        <p>
          <Trans>Arrives on {date(arrives_on)}</Trans>
        </p>
      ) : null}
      {facts || phone ? (
        <p className="break-words">
          {facts}{' '}
          {phone ? (
            <a href={`tel:${phone}`} className="whitespace-nowrap">
              {phone}
            </a>
          ) : null}
        </p>
      ) : null}
      {note ? <p className="whitespace-pre-line break-words">{note}</p> : null}
    </div>
  );
}

type LinesProps = { delivery: OrderDelivery; order: OrderDetail };

function DeliveredLines({ delivery, order }: LinesProps) {
  const amount = useAmount();
  return (
    <ul className="grid gap-1 tabular-nums">
      {delivery.items.map(({ line_id, quantity }) => {
        const line = order.lines.find(({ id }) => id === line_id);
        return (
          <li key={line_id} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{line?.name}</span>
            {amount({ ...line, quantity })}
          </li>
        );
      })}
    </ul>
  );
}
