import { Link, paths, useFormat } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Enquiry } from '../../../api/enquiries';
import { useListQuotesQuery, type Quote } from '../../../api/quotes';
import type { Side } from '../../../components/enquiries/stages';
import {
  OfferCard,
  type OfferSummary,
} from '../../../components/conversations/offer-card';

type Props = { enquiry: Enquiry; side: Side };

/** The quotes that answer this enquiry; each opens where it can be decided. */
export function LinkedQuotes({ enquiry, side }: Props) {
  const { date } = useFormat();
  const offerOf = useQuoteOffer();
  const { currentData } = useListQuotesQuery({ as: side, enquiryId: enquiry.id });
  const href = side === 'seller' ? paths.sellerQuote : paths.buyerQuote;
  return currentData?.data.map((quote) => (
    <div key={quote.id} className="mt-3 w-full max-w-[420px]">
      <OfferCard offer={offerOf(quote)} />
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-500">
        <StatusChip status={quote.status} label={quote.status_label} />
        <Trans>Valid until {date(quote.valid_until)}.</Trans>
        <Link
          to={href(quote.id)}
          className="grid min-h-11 place-items-center font-semibold text-indigo-700"
        >
          <Trans>Open the quote</Trans>
        </Link>
      </p>
    </div>
  ));
}

function useQuoteOffer(): (quote: Quote) => OfferSummary {
  const { t } = useLingui();
  return ({ requirement, items, totals, freight }) => ({
    title: requirement.title,
    rows: [
      ...items.map(({ name, cost }) => ({ what: name, amount: cost.goods })),
      { what: t`VAT 13%`, amount: totals.vat },
      { what: t`Freight`, amount: freight },
      { what: t`Total`, amount: totals.landed },
    ].filter(({ amount }) => Number(amount) > 0),
  });
}
