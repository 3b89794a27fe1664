import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListOrdersQuery, type Side } from '../../../api/orders';
import { DashboardPage } from '../../../components/dashboard-page';
import { FilterChips } from '../../../components/lists/filter-chips';
import { IndexList } from '../../../components/lists/index-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { ListActions } from '../components/list-actions';
import { useSearchAndSort } from '../../../components/lists/use-list-query';
import { useOrderColumns } from '../hooks/use-order-columns';
import { ORDER_TABS } from '../order-tabs';

const SORTS = ['updated', 'value'] as const;

/** The orders that a buyer placed, or that a company received. */
export function OrdersPage({ side }: { side: Side }) {
  const { t } = useLingui();
  const { current, filters, query } = useStatusTab(ORDER_TABS);
  const search = useSearchAndSort(SORTS);
  const rows = search.q ? { ...filters, q: search.q } : filters;
  const answer = useListOrdersQuery({ as: side, ...query, ...search });
  return (
    <DashboardPage
      title={<Trans>Orders</Trans>}
      actions={<ListActions side={side} filters={rows} />}
      className="max-w-[1320px]"
    >
      <IndexList
        name={`orders.${side}`}
        views={
          <StatusTabs
            list={`orders.${side}`}
            label={t`Orders by status`}
            tabs={ORDER_TABS}
            current={current}
            counts={answer.data?.meta.counts}
          />
        }
        searchLabel={
          side === 'seller'
            ? t`Search number, title, buyer`
            : t`Search number, title, supplier`
        }
        filters={<FilterChips className="" />}
        sorts={[
          { value: '', label: t`Newest first` },
          { value: 'updated', label: t`Recently updated` },
          { value: 'value', label: t`Largest first` },
        ]}
        columns={useOrderColumns(side)}
        query={answer}
        empty={<Nothing side={side} />}
      />
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
