import { CaseView, type Case } from '@haat/enquiry';
import {
  Link,
  codeOf,
  messageOf,
  notify,
  paths,
  statusOf,
  useDocumentHead,
  useParams,
} from '@haat/platform';
import { Button, Container, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';
import {
  useDecideGuestCaseMutation,
  useGetGuestCaseQuery,
  useWriteToGuestCaseMutation,
} from '../guest-case-api';

const ENDED = [404, 410, 422];

/** /cases/guest/{token}: a guest reads, answers, closes and reopens one case. */
export default function GuestCasePage() {
  const { token = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useGetGuestCaseQuery(token);
  useDocumentHead({ title: t`Your case`, isHidden: true });

  if (data) return <Opened token={token} shown={data} />;
  if (error && ENDED.includes(statusOf(error))) {
    return <LinkEnded isClaimed={codeOf(error) === 'link_claimed'} />;
  }
  if (error)
    return <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />;
  return (
    <Container className="py-8">
      <Skeleton className="h-96 rounded-lg" />
    </Container>
  );
}

function Opened({ token, shown }: { token: string; shown: Case }) {
  const { t } = useLingui();
  const [write, writing] = useWriteToGuestCaseMutation();
  const [decide, deciding] = useDecideGuestCaseMutation();
  // The same text again after a lost connection is the same message.
  const key = useRef(crypto.randomUUID());
  const fail = (error: unknown) =>
    notify('error', messageOf(error) ?? t`Couldn’t send it. Try again.`);

  const onReply = async (text: string) => {
    const call = { token, 'Idempotency-Key': key.current, body: { text } };
    const { error } = await write(call);
    if (error) fail(error);
    else key.current = crypto.randomUUID();
    return !error;
  };
  const onDecide = async (status: 'closed' | 'with_staff') => {
    const { error } = await decide({ token, body: { status } });
    if (error) fail(error);
  };
  return (
    <Container className="py-6 lg:py-10">
      <CaseView
        case={shown}
        isBusy={writing.isLoading || deciding.isLoading}
        error={writing.error}
        onReply={onReply}
        onDecide={(status) => void onDecide(status)}
      />
    </Container>
  );
}

/** The link is old, incomplete, or an account has the case. */
const LinkEnded = ({ isClaimed }: { isClaimed: boolean }) => (
  <AccountCard
    art={<Envelope mood="expired" />}
    title={
      isClaimed ? (
        <Trans>This case is in your account</Trans>
      ) : (
        <Trans>This link doesn’t open a case</Trans>
      )
    }
    text={
      isClaimed ? (
        <Trans>Sign in to read it.</Trans>
      ) : (
        <Trans>It may be incomplete or older than 30 days. Get a new one.</Trans>
      )
    }
  >
    <Button asChild size="lg">
      <Link to={isClaimed ? paths.buyerCases : `${paths.contact}#number`}>
        {isClaimed ? <Trans>My cases</Trans> : <Trans>Get a new link</Trans>}
      </Link>
    </Button>
  </AccountCard>
);
