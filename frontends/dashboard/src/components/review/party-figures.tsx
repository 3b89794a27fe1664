import type { PartyFigures as Figures } from '@haat/api/admin-stats';
import { useFormat } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = { figures: Figures | undefined; side: 'buyer' | 'seller' };

/** What a person bought or a company sold, in one line. */
export function PartyFigures({ figures, side }: Props) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  if (!figures) return <Skeleton className="mb-5 h-[92px] rounded-lg" />;
  const isSeller = side === 'seller';
  const orders = isSeller ? figures.orders_sold : figures.orders_bought;
  const value = isSeller ? figures.sold_value : figures.bought_value;
  const enquiries = isSeller ? figures.enquiries_received : figures.enquiries_sent;
  return (
    <Card as="section" aria-label={t`Statistics`} className="mb-5">
      <dl className="grid grid-cols-2 divide-line max-sm:gap-y-2 max-sm:py-2 sm:grid-cols-4 sm:divide-x">
        <Cell name={<Trans>Orders</Trans>} value={number(orders)} more={money(value)} />
        <Cell name={<Trans>Enquiries</Trans>} value={number(enquiries)} />
        {isSeller ? (
          <Cell name={<Trans>Quotes</Trans>} value={number(figures.quotes)} />
        ) : (
          <Cell name={<Trans>Requirements</Trans>} value={number(figures.requirements)} />
        )}
        {isSeller ? (
          <Cell name={<Trans>Open disputes</Trans>} value={number(figures.disputes)} />
        ) : (
          <Cell name={<Trans>Complaints</Trans>} value={number(figures.complaints)} />
        )}
      </dl>
    </Card>
  );
}

type CellProps = { name: ReactNode; value: string; more?: string };

const Cell = ({ name, value, more }: CellProps) => (
  <div className="px-5 py-3">
    <dt className="text-sm text-ink-500">{name}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-3">
      <b className="text-2xl font-bold tracking-tight tabular-nums">{value}</b>
      {more ? <span className="text-sm text-ink-700 tabular-nums">{more}</span> : null}
    </dd>
  </div>
);
