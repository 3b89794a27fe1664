import type { Quote } from '../../../api/quotes';
import { AcceptButton } from './accept-button';
import { CounterButton } from './counter-button';
import { EndButton } from './end-button';
import { ShortlistButton } from './shortlist-button';

const LIVE = ['sent', 'countered'];

type Props = {
  quote: Quote;
  /** Among others: only the best complete quote has the primary button. */
  isBest?: boolean;
};

/** What the buyer can do with a quote: only what the API allows. */
export function BuyerActions({ quote, isBest = true }: Props) {
  const allowed = quote.allowed_statuses;
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.includes('accepted') ? (
        <AcceptButton quote={quote} variant={isBest ? 'primary' : 'outline'} />
      ) : null}
      {allowed.includes('countered') ? <CounterButton quote={quote} /> : null}
      {LIVE.includes(quote.status) ? <ShortlistButton quote={quote} /> : null}
      {allowed.includes('rejected') ? <EndButton quote={quote} side="buyer" /> : null}
    </div>
  );
}
