import { Link, paths, useFormat } from '@haat/platform';
import { Card, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { QuoteDetail } from '../../../api/quotes';
import type { Side } from '../quote-tabs';
import { useExact } from '../../../hooks/use-exact';

/** Every version that was sent; each stays readable. */
export function Versions({ quote, side }: { quote: QuoteDetail; side: Side }) {
  const { date, number } = useFormat();
  const { rupees } = useExact();
  const addressOf = side === 'seller' ? paths.sellerQuote : paths.buyerQuote;
  if (quote.versions.length < 2) return null;
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Versions</Trans>
      </h2>
      <ul>
        {quote.versions.map(({ id, version, landed, sent_at }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              aria-current={id === quote.id ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center justify-between gap-3 rounded-sm px-2 text-[14px] hover:bg-indigo-50',
                id === quote.id && 'bg-indigo-50 font-semibold text-indigo-700',
              )}
            >
              <span>
                <Trans>Version {number(version)}</Trans>
                {sent_at ? ` · ${date(sent_at)}` : null}
              </span>
              <span className="tabular-nums">{rupees(landed)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
