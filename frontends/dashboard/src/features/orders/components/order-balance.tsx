import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../api/orders';
import { useExact } from '../../../hooks/use-exact';

/** What is credited, paid and still open, and until when it is due. */
export function OrderBalance({ order: { balance } }: { order: OrderDetail }) {
  const { date } = useFormat();
  const { rupees } = useExact();
  const { advance, credited, paid, noted, open, due_on } = balance;
  const isOpen = Number(open) > 0;
  const rows = [
    { key: 'advance', name: <Trans>Agreed advance</Trans>, amount: advance },
    { key: 'credited', name: <Trans>Credited</Trans>, amount: credited },
    { key: 'paid', name: <Trans>Paid and confirmed</Trans>, amount: paid },
    { key: 'noted', name: <Trans>Waiting for confirmation</Trans>, amount: noted },
  ].filter(({ amount }) => Number(amount) > 0);
  return (
    <dl className="grid gap-1.5 text-[14px] tabular-nums [&>div:last-child]:font-bold">
      {rows.map(({ key, name, amount }) => (
        <div key={key} className="flex justify-between gap-3">
          <dt>{name}</dt>
          <dd>{rupees(amount)}</dd>
        </div>
      ))}
      {isOpen && due_on ? (
        <div className="flex justify-between gap-3">
          <dt>
            <Trans>Due on</Trans>
          </dt>
          <dd>{date(due_on)}</dd>
        </div>
      ) : null}
      <div className="flex justify-between gap-3">
        <dt>
          <Trans>Balance</Trans>
        </dt>
        <dd>{rupees(open)}</dd>
      </div>
    </dl>
  );
}
