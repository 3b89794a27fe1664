import { codeOf, statusOf, useDocumentHead, useParams } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkClaimed, LinkExpired, LinkUnknown } from '../components/link-ended';
import { QuoteSkeleton } from '../components/quote-skeleton';
import { QuoteView } from '../components/quote-view';
import { useGetGuestQuoteQuery } from '../guest-quote-api';

const POLL_MS = 60_000;

/** /quotes/{token}: a guest reads and decides one quote. */
export default function GuestQuotePage() {
  const { token = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useGetGuestQuoteQuery(token, {
    pollingInterval: POLL_MS,
  });
  useDocumentHead({ title: t`A quote for you`, isHidden: true });

  if (error && statusOf(error) === 410) {
    const isClaimed = codeOf(error) === 'link_claimed';
    return isClaimed ? <LinkClaimed /> : <LinkExpired token={token} />;
  }
  if (error && [404, 422].includes(statusOf(error))) return <LinkUnknown />;
  if (data) return <QuoteView token={token} guest={data} />;
  if (error)
    return <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />;
  return <QuoteSkeleton />;
}
