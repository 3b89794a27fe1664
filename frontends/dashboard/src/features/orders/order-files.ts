/** Addresses and names of an order's documents. */
import type { ListOrdersApiArg } from '@haat/api/orders';
import type { Locale } from '@haat/platform';
import type { OrderDelivery, OrderDetail, Side } from '../../api/orders';
import { queryString } from '../../components/lists/use-list-query';
import type { StatementPeriod } from './statement-schema';

const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;

export const purchaseOrderFile = ({ id, number }: OrderDetail, lang: Locale) => ({
  url: `${pathOf(id)}.pdf?lang=${lang}`,
  name: `purchase-order-${number}-${lang}.pdf`,
});

export const challanFile = (
  { id }: OrderDetail,
  delivery: OrderDelivery,
  lang: Locale,
) => ({
  url: `${pathOf(id)}/deliveries/${encodeURIComponent(delivery.id)}.pdf?lang=${lang}`,
  name: `challan-${delivery.number}-${lang}.pdf`,
});

export function statementFile({ order_id, since, until }: StatementPeriod, lang: Locale) {
  const period = { ...(since ? { since } : {}), ...(until ? { until } : {}) };
  return {
    url: `${pathOf(order_id)}/statement.pdf?${new URLSearchParams({ lang, ...period })}`,
    name: `statement-${lang}.pdf`,
  };
}

export type BooksFormat = 'plain' | 'erpnext';

/** What filters the list; its order and its page are not the file's. */
export type OrderFilters = Pick<
  ListOrdersApiArg,
  'status' | 'q' | 'since' | 'until' | 'waiting' | 'unreviewed'
>;

export const exportFile = (side: Side, format: BooksFormat, filters: OrderFilters) => ({
  url: `/orders/export.csv?${queryString({ as: side, format, ...filters })}`,
  name: `orders-${side}-${format}.csv`,
});
