/** Addresses and names of an order's documents. */
import type { Locale } from '@haat/platform';
import type { OrderDelivery, OrderDetail, Side } from '../../api/orders';
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

export const exportFile = (side: Side, format: BooksFormat, statuses?: string) => ({
  url: `/orders/export.csv?${new URLSearchParams({
    as: side,
    format,
    ...(statuses ? { status: statuses } : {}),
  })}`,
  name: `orders-${side}-${format}.csv`,
});
