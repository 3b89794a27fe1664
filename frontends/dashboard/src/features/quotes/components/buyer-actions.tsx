import { companyName, useLocale } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRejectQuoteMutation, type Quote } from '../../../api/quotes';
import { useHeldCalls } from '../../../hooks/use-held-calls';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { AcceptButton } from './accept-button';
import { CounterButton } from './counter-button';
import { DeclineButton } from './decline-button';
import { ShortlistButton } from './shortlist-button';

const LIVE = ['sent', 'countered'];

type Props = {
  quote: Quote;
  /** Among others: only the best complete quote has the primary button. */
  isBest?: boolean;
};

/** What the buyer can do with a quote: only what the API allows. */
export function BuyerActions({ quote, isBest = true }: Props) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const company = companyName(quote.seller, useLocale());
  const { held, hold } = useHeldCalls();
  const [reject] = useRejectQuoteMutation();
  const { id, allowed_statuses: allowed } = quote;
  // A declined quote has no way back, so the call waits for an Undo.
  const decline = (reason: string) =>
    hold({
      id,
      text: t`Quote declined: ${company}`,
      call: () =>
        reject({ quoteId: id, body: reason ? { reason } : {} })
          .unwrap()
          .catch(notifyError),
    });
  if (held.has(id))
    return (
      <p className="min-h-11 text-ink-500">
        <Trans>Declined</Trans>
      </p>
    );
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {allowed.includes('accepted') ? (
        <AcceptButton quote={quote} variant={isBest ? 'primary' : 'outline'} />
      ) : null}
      {allowed.includes('countered') ? <CounterButton quote={quote} /> : null}
      {LIVE.includes(quote.status) ? <ShortlistButton quote={quote} /> : null}
      {allowed.includes('rejected') ? <DeclineButton onDecline={decline} /> : null}
    </div>
  );
}
