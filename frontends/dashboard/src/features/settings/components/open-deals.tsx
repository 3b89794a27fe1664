import type { OpenDeal, OpenDealsRefusal } from '@haat/api/refusals';
import { Link, codeOf, paths, useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** The deals that hold an account back, as the refusal lists them. */
export const openDealsOf = (error: unknown): OpenDeal[] =>
  codeOf(error) === 'open_deals'
    ? ((error as { data: OpenDealsRefusal }).data.data?.deals ?? [])
    : [];

/** Which accepted quotes are still open, and what ends each. */
export function OpenDeals({ deals }: { deals: OpenDeal[] }) {
  const { date } = useFormat();
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-mari-50 p-4 text-sm">
      <p className="font-semibold">
        <Trans>These deals are still open:</Trans>
      </p>
      <ul className="grid gap-2">
        {deals.map(({ quote_id, number, role, closes_at }) => (
          <li key={quote_id}>
            <Link
              to={
                role === 'buyer'
                  ? paths.buyerQuote(quote_id)
                  : paths.sellerQuote(quote_id)
              }
              className="font-semibold text-indigo-700 underline"
            >
              {number}
            </Link>
            {': '}
            {role === 'buyer' ? (
              <Trans>Mark the requirement as fulfilled, or cancel it.</Trans>
            ) : (
              <Trans>Ask the buyer to mark it as fulfilled.</Trans>
            )}{' '}
            <Trans>Closes automatically on {date(closes_at)}.</Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
