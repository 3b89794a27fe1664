import { Link, companyName, paths, useFormat, useLocale } from '@haat/platform';
import { Card, StatusChip, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../api/quotes';
import type { Side } from '../quote-tabs';
import { useExact } from '../../../hooks/use-exact';
import { useQuoteLabels } from '../hooks/use-quote-labels';

type Props = {
  quote: Quote;
  side: Side;
  /** All are of one requirement: the supplier distinguishes them. */
  isOfOne?: boolean;
  /** It can be accepted no more: greyed. */
  isPast?: boolean;
};

/** One quote in a list: its subject or supplier, total and status. */
export function QuoteRow({ quote, side, isOfOne = false, isPast = false }: Props) {
  const { date, number } = useFormat();
  const { rupees } = useExact();
  const labels = useQuoteLabels();
  const { id, requirement, requirement_id, status, totals } = quote;
  const company = companyName(quote.seller, useLocale());
  const isDraft = status === 'draft';
  const to = isDraft
    ? paths.sellerOffer(requirement_id)
    : side === 'seller'
      ? paths.sellerQuote(id)
      : paths.buyerQuote(id);
  return (
    <Card
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-2 p-4',
        isPast && 'bg-sand/60 text-ink-500 shadow-none',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <Link to={to} className="inline-block py-2 font-semibold hover:text-indigo-700">
          {isOfOne ? company : requirement.title}
        </Link>
        <p className="text-sm text-ink-500">
          {side === 'buyer' && !isOfOne ? `${company} · ` : null}
          <Trans>Version {number(quote.version)}</Trans>
          {' · '}
          {labels.tax(quote.tax_mode)}
        </p>
        {quote.reason ? (
          <p className="text-sm text-ink-700">{labels.reason(quote.reason)}</p>
        ) : null}
      </div>
      <p className="sm:text-right">
        <b className="block tabular-nums">{rupees(totals.landed)}</b>
        <span className="text-sm text-ink-500">
          <Trans>Valid until {date(quote.valid_until)}</Trans>
        </span>
      </p>
      <StatusChip status={status} label={quote.status_label} />
    </Card>
  );
}
