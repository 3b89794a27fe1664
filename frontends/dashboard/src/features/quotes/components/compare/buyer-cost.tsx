import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useFigures } from '../../hooks/use-figures';
import type { Offer } from '../../offers';

/** What the quotes are ranked by; of an incomplete one, what completing it costs. */
export function BuyerCost({ offer: { total } }: { offer: Offer }) {
  const { rupees } = useFigures();
  const { number } = useFormat();
  const isMore = total.requested.landed !== total.landed;
  const lines = number(total.lines_offered);
  return (
    <>
      <b className="whitespace-nowrap text-base font-bold tabular-nums">
        {rupees(total.to_complete ?? total.cost_to_buyer)}
      </b>
      {total.to_complete ? (
        <span className="block text-xs text-ink-500">
          <Trans>
            to complete; these {lines} lines {rupees(total.cost_to_buyer)}
          </Trans>
        </span>
      ) : null}
      {total.kind === 'incomplete' && !total.to_complete ? (
        <span className="block text-xs text-ink-500">
          {total.rank === null ? (
            <Trans>No supplier offers the rest: not ranked</Trans>
          ) : (
            <Trans>No supplier sells the rest on its own</Trans>
          )}
        </span>
      ) : null}
      {isMore && total.kind === 'complete' ? (
        <span className="block text-xs text-ink-500">
          <Trans>for the quantity you requested</Trans>
        </span>
      ) : null}
    </>
  );
}
