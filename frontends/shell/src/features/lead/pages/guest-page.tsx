import {
  Link,
  codeOf,
  companyName,
  paths,
  statusOf,
  useDocumentHead,
  useFormat,
  useLocale,
  useParams,
} from '@haat/platform';
import { Button, Card, Container, ErrorPanel } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';
import { useGetGuestEnquiryQuery, type GuestEnquiry } from '../lead-api';
import { GuestAnswer } from '../components/guest-answer';
import { LeadSkeleton } from '../components/lead-skeleton';
import { LeadTalk } from '../components/lead-talk';

/** /lead/guest/{token}: a guest reads the own enquiry, and answers the supplier. */
export default function GuestPage() {
  const { token = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useGetGuestEnquiryQuery(token);
  useDocumentHead({ title: t`Your enquiry`, isHidden: true });

  if (data) return <GuestEnquiryView token={token} enquiry={data} />;
  if (error && [404, 410, 422].includes(statusOf(error))) {
    return <GuestLinkEnded isClaimed={codeOf(error) === 'link_claimed'} />;
  }
  if (error)
    return <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />;
  return <LeadSkeleton />;
}

function GuestEnquiryView({ token, enquiry }: { token: string; enquiry: GuestEnquiry }) {
  const { date } = useFormat();
  const company = companyName(enquiry, useLocale());
  const until = date(enquiry.expires_at);
  return (
    <Container className="py-5 lg:py-10">
      <div className="mx-auto grid max-w-[640px] gap-4">
        <h1 className="text-xl lg:text-2xl">
          <Trans>Your enquiry to {company}</Trans>
        </h1>
        <Card className="p-5">
          <p className="text-sm text-ink-500">
            {[enquiry.product_name, enquiry.status_label, date(enquiry.created_at)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {enquiry.requirements}
          </p>
        </Card>
        <LeadTalk messages={enquiry.messages} name={company} />
        <GuestAnswer token={token} enquiry={enquiry} />
        <p className="text-sm text-ink-500">
          <Trans>
            This link works until {until}. Register with the email address we wrote to,
            and the enquiry will be in your account.
          </Trans>
        </p>
        <Button asChild variant="outline">
          <Link to={paths.register}>
            <Trans>Register</Trans>
          </Link>
        </Button>
      </div>
    </Container>
  );
}

function GuestLinkEnded({ isClaimed }: { isClaimed: boolean }) {
  return (
    <AccountCard
      art={<Envelope mood="expired" />}
      title={<Trans>This link no longer works</Trans>}
      text={
        isClaimed ? (
          <Trans>The enquiry is in your account now. Sign in to read it.</Trans>
        ) : (
          <Trans>This link is expired or incomplete. Open it again from the email.</Trans>
        )
      }
    >
      <Button asChild size="lg">
        <Link to={paths.buyerEnquiries}>
          <Trans>Open my enquiries</Trans>
        </Link>
      </Button>
    </AccountCard>
  );
}
