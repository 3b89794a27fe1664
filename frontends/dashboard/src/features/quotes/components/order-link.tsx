import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useListOrdersQuery } from '../../../api/orders';
import type { Quote } from '../../../api/quotes';
import type { Side } from '../quote-tabs';

/** From an accepted quote to its order. */
export function OrderLink({ quote, side }: { quote: Quote; side: Side }) {
  const { data } = useListOrdersQuery(
    { as: side, quoteId: quote.id },
    { skip: quote.status !== 'accepted' },
  );
  const order = data?.data[0];
  if (!order) return null;
  return (
    <Button asChild>
      <Link
        to={side === 'seller' ? paths.sellerOrder(order.id) : paths.buyerOrder(order.id)}
      >
        <Trans>Open order {order.number}</Trans>
      </Link>
    </Button>
  );
}
