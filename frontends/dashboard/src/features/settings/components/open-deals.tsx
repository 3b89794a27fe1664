import type { OpenDeal, OpenDealsRefusal } from '@haat/api/refusals';
import { Link, codeOf, paths, useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { OpenOrderItem } from './open-order-item';

type Held = NonNullable<OpenDealsRefusal['data']>;
const NOTHING: Held = { orders: [], deals: [] };

/** The orders and deals for which an account is not deleted, as the refusal lists them. */
export const openDealsOf = (error: unknown): Held =>
  codeOf(error) === 'open_deals'
    ? ((error as { data: OpenDealsRefusal }).data.data ?? NOTHING)
    : NOTHING;

export const hasOpen = ({ orders, deals }: Held) => orders.length + deals.length > 0;

/** What is still open, each with its link, and what ends it. */
export function OpenDeals({ held }: { held: Held }) {
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-mari-50 p-4 text-sm">
      <p className="font-semibold">
        <Trans>These orders and deals are still open:</Trans>
      </p>
      <ul className="grid gap-2">
        {held.orders.map((order) => (
          <OpenOrderItem key={order.order_id} order={order} />
        ))}
        {held.deals.map((deal) => (
          <OpenDealItem key={deal.quote_id} deal={deal} />
        ))}
      </ul>
    </div>
  );
}

function OpenDealItem({ deal }: { deal: OpenDeal }) {
  const { date } = useFormat();
  const { quote_id, number, role, closes_at } = deal;
  const to = role === 'buyer' ? paths.buyerQuote(quote_id) : paths.sellerQuote(quote_id);
  return (
    <li>
      <Link to={to} className="font-semibold text-indigo-700 underline">
        {number}
      </Link>
      {': '}
      {role === 'buyer' ? (
        <Trans>Mark the requirement as fulfilled, or cancel it.</Trans>
      ) : (
        <Trans>Ask the buyer to mark it as fulfilled.</Trans>
      )}{' '}
      <Trans>Closes automatically on {date(closes_at)}.</Trans>
    </li>
  );
}
