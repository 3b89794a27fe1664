import { Link, companyName, paths, useFormat, useLocale } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../api/quotes';
import { useExact } from '../../../hooks/use-exact';
import { useQuoteLabels } from '../hooks/use-quote-labels';

/** A quote that can be accepted no more, below the comparison: its supplier, total and status. */
export function PastQuote({ quote }: { quote: Quote }) {
  const { date, number } = useFormat();
  const { rupees } = useExact();
  const labels = useQuoteLabels();
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-sand/60 p-4 text-ink-500 shadow-none">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={paths.buyerQuote(quote.id)}
          className="inline-block py-2 font-semibold hover:text-indigo-700"
        >
          {companyName(quote.seller, useLocale())}
        </Link>
        <p className="text-sm text-ink-500">
          <Trans>Version {number(quote.version)}</Trans>
          {' · '}
          {labels.tax(quote.tax_mode)}
        </p>
        {quote.reason ? (
          <p className="text-sm text-ink-700">{labels.reason(quote.reason)}</p>
        ) : null}
      </div>
      <p className="sm:text-right">
        <b className="block tabular-nums">{rupees(quote.totals.landed)}</b>
        <span className="text-sm text-ink-500">
          <Trans>Valid until {date(quote.valid_until)}</Trans>
        </span>
      </p>
      <StatusChip status={quote.status} label={quote.status_label} />
    </Card>
  );
}
