import { companyName, paths, useLocale } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useRejectQuoteMutation,
  useWithdrawQuoteMutation,
  type Quote,
} from '../../../api/quotes';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';
import type { Side } from '../quote-tabs';

const MAX_NOTE = 255;

/** The buyer declines it or the seller takes it back; the other side hears the reason. */
export function EndButton({ quote, side }: { quote: Quote; side: Side }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [reject, rejecting] = useRejectQuoteMutation();
  const [withdraw, withdrawing] = useWithdrawQuoteMutation();
  const company = companyName(quote.seller, useLocale());
  const { title } = quote.requirement;
  const isBuyer = side === 'buyer';
  const end = (note: string) => {
    const form = { quoteId: quote.id, body: note ? { reason: note } : {} };
    const call = () => (isBuyer ? reject(form) : withdraw(form)).unwrap();
    return decide(call, {
      text: isBuyer ? t`Quote declined: ${company}` : t`Quote withdrawn: “${title}”`,
      to: isBuyer ? paths.buyerQuote(quote.id) : paths.sellerQuote(quote.id),
    });
  };
  return (
    <ReasonButton
      actionLabel={isBuyer ? t`Decline` : t`Withdraw`}
      title={
        isBuyer ? <Trans>Decline this quote?</Trans> : <Trans>Withdraw this quote?</Trans>
      }
      description={
        isBuyer ? (
          <Trans>We’ll tell the supplier your reason.</Trans>
        ) : (
          <Trans>We’ll tell the buyer your reason. You can send another quote.</Trans>
        )
      }
      label={<Trans>Reason</Trans>}
      maxLength={MAX_NOTE}
      error={rejecting.error ?? withdrawing.error}
      isBusy={rejecting.isLoading || withdrawing.isLoading}
      onSubmit={end}
    />
  );
}
