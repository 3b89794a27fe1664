import { paths, useParams, useTitleSubject } from '@haat/platform';
import { Breadcrumb } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGetOrderQuery, type OrderDetail, type Side } from '../../../api/orders';
import { NotFoundState } from '../../../components/not-found-state';
import { ReviewPage } from '../../../components/review/review-page';
import { CancellationCard } from '../components/cancellation-card';
import { Deliveries } from '../components/deliveries';
import { DisputeCard } from '../components/dispute-card';
import { OrderDocuments } from '../components/order-documents';
import { OrderHead } from '../components/order-head';
import { OrderHistory } from '../components/order-history';
import { OrderLines } from '../components/order-lines';
import { OrderTerms } from '../components/order-terms';
import { OrderTotals } from '../components/order-totals';
import { PartyCard } from '../components/party-card';
import { Payments } from '../components/payments';
import { ReviewCard } from '../components/review-card';

const ordersPath = (side: Side) =>
  side === 'seller' ? paths.sellerOrders : paths.buyerOrders;

/** One order as its two sides see it. */
export function OrderPage({ side }: { side: Side }) {
  const { id = '' } = useParams();
  const answer = useGetOrderQuery(id);
  return (
    <ReviewPage query={answer} missing={<Missing side={side} />}>
      {(order) =>
        order.role === side ? <Opened order={order} /> : <Missing side={side} />
      }
    </ReviewPage>
  );
}

function Opened({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { role: side, number, parties } = order;
  useTitleSubject(number);
  return (
    <div className="grid max-w-[1180px] grid-cols-1 gap-5">
      <Breadcrumb
        crumbs={[{ label: t`Orders`, to: ordersPath(side) }, { label: number }]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          <CancellationCard order={order} />
          <OrderHead order={order} />
          <DisputeCard order={order} />
          <ReviewCard order={order} />
          <OrderLines order={order} />
          <Deliveries order={order} />
          <OrderTerms order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderTotals order={order} />
          <Payments order={order} />
          <OrderDocuments order={order} />
          <PartyCard title={<Trans>Supplier</Trans>} party={parties.seller} />
          <PartyCard title={<Trans>Buyer</Trans>} party={parties.buyer} />
        </div>
      </div>
      <OrderHistory order={order} />
    </div>
  );
}

const Missing = ({ side }: { side: Side }) => (
  <NotFoundState
    title={<Trans>Order not found</Trans>}
    to={ordersPath(side)}
    linkText={<Trans>All orders</Trans>}
  />
);
