import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useListOrdersQuery } from '../../../api/orders';
import { RepeatButton } from '../../../components/orders/repeat-button';
import { useExact } from '../../../hooks/use-exact';

const ARRIVED = { as: 'buyer', status: 'received,closed', perPage: 1 } as const;

/** The newest order that arrived, to order the same again. */
export function LastOrder() {
  const { data } = useListOrdersQuery(ARRIVED);
  const { date } = useFormat();
  const { rupees } = useExact();
  const localName = useLocalName();
  const order = data?.data[0];
  if (!order) return null;
  const partner = localName({ name: order.partner, name_ne: order.partner_ne });
  return (
    <Card className="p-4 lg:p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Your last order</Trans>
      </h2>
      <Link
        to={paths.buyerOrder(order.id)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-indigo-700 [overflow-wrap:anywhere] hover:underline"
      >
        {order.title}
      </Link>
      <p className="text-[13.5px] text-ink-500">
        {partner} · {rupees(order.totals.landed)} · {date(order.created_at)}
      </p>
      <RepeatButton order={order} className="mt-3 w-full" />
    </Card>
  );
}
