import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWithdrawQuoteMutation, type Quote } from '../../../api/quotes';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useStatusChange } from '../../../hooks/use-decide';

export const MAX_NOTE = 255;

/** The seller takes it back; the buyer hears the reason. */
export function WithdrawButton({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [withdraw, { error, isLoading }] = useWithdrawQuoteMutation();
  const { title } = quote.requirement;
  const send = (reason: string) =>
    decide(
      () => withdraw({ quoteId: quote.id, body: reason ? { reason } : {} }).unwrap(),
      { text: t`Quote withdrawn: “${title}”`, to: paths.sellerQuote(quote.id) },
    );
  return (
    <ReasonButton
      actionLabel={t`Withdraw`}
      title={<Trans>Withdraw this quote?</Trans>}
      description={
        <Trans>We’ll tell the buyer your reason. You can send another quote.</Trans>
      }
      label={<Trans>Reason</Trans>}
      maxLength={MAX_NOTE}
      error={error}
      isBusy={isLoading}
      onSubmit={send}
    />
  );
}
