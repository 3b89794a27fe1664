import { fieldErrors, messageOf } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Split } from '../../hooks/use-split';
import { useFigures } from '../../hooks/use-figures';
import type { Offer } from '../../offers';
import { AwardButton, type AwardProps } from './award-button';
import { OrderCount } from './counts';
import { Saving } from './saving';
import { SplitOrders } from './split-orders';

type Props = Omit<AwardProps, 'split'> & { split: Split; offers: Offer[] };

/** Each order of the choice, what all cost, and the button that places them. */
export function SplitSummary({ split: choice, ...award }: Props) {
  const { rupees } = useFigures();
  const { split, error, isFetching, isSuggested } = choice;
  if (error) return <Refusal error={error} />;
  if (!split) {
    return (
      <Card className="p-4 text-sm text-ink-700" aria-busy={isFetching}>
        {isFetching ? (
          <Trans>Calculating…</Trans>
        ) : (
          <Trans>Choose a supplier for at least one line.</Trans>
        )}
      </Card>
    );
  }
  return (
    <Card className="grid gap-3 p-4 text-[14px]">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base font-bold" aria-live="polite">
          <OrderCount count={split.orders.length} />
        </h3>
        <Badge tone={isSuggested ? 'green' : 'grey'}>
          {isSuggested ? <Trans>Lowest cost</Trans> : <Trans>Your choice</Trans>}
        </Badge>
      </div>
      <SplitOrders split={split} offers={award.offers} />
      <dl className="grid gap-1.5 border-t border-line pt-3 tabular-nums">
        <div className="flex justify-between gap-3">
          <dt>
            <Trans>Total delivered</Trans>
          </dt>
          <dd className="font-semibold">{rupees(split.totals.landed)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt>
            <Trans>Cost to you</Trans>
          </dt>
          <dd className="text-lg font-bold">{rupees(split.cost_to_buyer)}</dd>
        </div>
      </dl>
      <Saving split={split} offers={award.offers} />
      <AwardButton {...award} split={split} />
    </Card>
  );
}

function Refusal({ error }: { error: unknown }) {
  const [message = messageOf(error)] = Object.values(fieldErrors(error));
  return (
    <Card className="p-4 text-sm text-red-700" role="alert">
      {message ?? <Trans>These prices couldn’t be loaded. Reload the page.</Trans>}
    </Card>
  );
}
