import { codeOf, statusOf, useParams } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { useChangeLeadMutation, useGetLeadQuery } from '../lead-api';
import { LeadEnded, LinkUnknown } from '../components/lead-ended';
import { LeadSkeleton } from '../components/lead-skeleton';
import { LeadView } from '../components/lead-view';

const POLL_MS = 60_000;

/** /lead/{token}: one enquiry, read and answered without signing in. */
export default function LeadPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetLeadQuery(token, {
    pollingInterval: POLL_MS,
  });
  useSeen(token, data?.status);

  if (data?.status === 'declined') return <LeadEnded reason="declined" lead={data} />;
  if (error && statusOf(error) === 410) {
    return <LeadEnded reason={codeOf(error) === 'link_expired' ? 'expired' : 'closed'} />;
  }
  if (error && [404, 422].includes(statusOf(error))) return <LinkUnknown />;
  if (data) return <LeadView token={token} lead={data} />;
  if (error)
    return <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />;
  return <LeadSkeleton />;
}

/** A person has opened it: a mail scanner that only fetches the page has not. */
function useSeen(token: string, status?: string) {
  const [change] = useChangeLeadMutation();
  const isSent = useRef(false);
  useEffect(() => {
    if (status !== 'new' || isSent.current) return;
    isSent.current = true;
    void change({ token, body: { status: 'seen' } });
  }, [token, status, change]);
}
