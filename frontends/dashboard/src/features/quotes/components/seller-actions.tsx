import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSendQuoteMutation, type Quote } from '../../../api/quotes';
import { useStatusChange } from '../../../hooks/use-decide';
import { WithdrawButton } from './withdraw-button';

/** Finish, revise, confirm or withdraw: only what the API allows. */
export function SellerActions({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const decide = useStatusChange();
  const [send, { isLoading }] = useSendQuoteMutation();
  const { id, status, allowed_statuses: allowed, requirement_id } = quote;
  const { title } = quote.requirement;
  const canRevise = allowed.includes('superseded') && quote.versions_left > 0;
  const uphold = () =>
    decide(() => send(id).unwrap(), {
      text: t`“${title}”: we told the buyer you’re keeping your price.`,
      to: paths.sellerQuote(id),
    });
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {status === 'draft' || canRevise ? (
        <Button asChild>
          <Link to={paths.sellerOffer(requirement_id)}>
            {status === 'draft' ? (
              <Trans>Finish your quote</Trans>
            ) : (
              <Trans>Send a new version</Trans>
            )}
          </Link>
        </Button>
      ) : null}
      {status === 'countered' ? (
        <Button variant="outline" isBusy={isLoading} onClick={() => void uphold()}>
          <Trans>Keep your price</Trans>
        </Button>
      ) : null}
      {allowed.includes('withdrawn') ? <WithdrawButton quote={quote} /> : null}
    </div>
  );
}
