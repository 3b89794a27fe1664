import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListOrdersQuery, type Side } from '../../../api/orders';
import { DashboardPage } from '../../../components/dashboard-page';
import { FilterChips } from '../../../components/lists/filter-chips';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { ListActions } from '../components/list-actions';
import { OrderRow } from '../components/order-row';
import { ORDER_TABS } from '../order-tabs';

const SKELETON = { className: 'h-[92px] rounded-lg', count: 6 };

/** The orders that a buyer placed, or that a company received. */
export function OrdersPage({ side }: { side: Side }) {
  const { t } = useLingui();
  const { current, query } = useStatusTab(ORDER_TABS);
  const answer = useListOrdersQuery({ as: side, ...query });
  return (
    <DashboardPage
      title={<Trans>Orders</Trans>}
      actions={<ListActions side={side} statuses={query.status} />}
    >
      <StatusTabs
        label={t`Orders by status`}
        tabs={ORDER_TABS}
        current={current}
        counts={answer.data?.meta.counts}
      />
      <FilterChips />
      <PagedList query={answer} skeleton={SKELETON} empty={<Nothing side={side} />}>
        {(orders) => (
          <ul className="grid grid-cols-1 gap-2.5">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} side={side} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ side }: { side: Side }) => (
  <EmptyState
    title={<Trans>No orders here</Trans>}
    text={
      side === 'seller' ? (
        <Trans>When a buyer accepts your quote, the order appears here.</Trans>
      ) : (
        <Trans>When you accept a quote, the order appears here.</Trans>
      )
    }
    action={
      <Button asChild>
        <Link to={side === 'seller' ? paths.sellerQuotes : paths.buyerQuotes}>
          <Trans>All quotes</Trans>
        </Link>
      </Button>
    }
  />
);
