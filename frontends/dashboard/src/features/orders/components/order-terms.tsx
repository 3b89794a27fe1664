import { useDealTerms, usePlaceText } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderDetail } from '../../../api/orders';

type Term = { key: string; name: ReactNode; value: ReactNode };

/** What both companies agreed on, apart from the lines and their prices. */
export function OrderTerms({ order }: { order: OrderDetail }) {
  const { date } = useFormat();
  const terms = useDealTerms();
  const place = usePlaceText(order.place ?? {});
  const { needed_by, valid_until, quote_number, note } = order;
  const rows: Term[] = [
    { key: 'payment', name: <Trans>Payment</Trans>, value: terms.payment(order) },
    { key: 'tax', name: <Trans>Tax</Trans>, value: terms.tax(order.tax_mode) },
    {
      key: 'days',
      name: <Trans>Delivery</Trans>,
      value: terms.delivery(order.delivery_days),
    },
    { key: 'place', name: <Trans>Delivery place</Trans>, value: place },
    {
      key: 'needed',
      name: <Trans>Needed by</Trans>,
      value: needed_by ? date(needed_by) : null,
    },
    { key: 'quote', name: <Trans>Quote</Trans>, value: quote_number },
    {
      key: 'valid',
      name: <Trans>Quote valid until</Trans>,
      value: valid_until ? date(valid_until) : null,
    },
    { key: 'note', name: <Trans>Note</Trans>, value: note },
  ];
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Terms</Trans>
      </h2>
      <dl className="grid gap-x-5 gap-y-2 text-[14px] sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(({ key, name, value }) =>
          value ? (
            <div key={key} className="contents">
              <dt className="text-ink-500">{name}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}
