import type { RequirementOut } from '@haat/api/requirements';
import { useGetRequirementQuery } from '@haat/enquiry';
import { Navigate, paths, useParams, useTitleSubject } from '@haat/platform';
import { Breadcrumb, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGetQuoteQuery, type Quote } from '../../../api/quotes';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { QuoteForm } from '../components/form/quote-form';

const WRITABLE = ['draft', 'sent', 'countered'];

/** Where a lead is answered: with a first quote, an unfinished one, or a new version. */
export function OfferPage() {
  const { id = '' } = useParams();
  const answer = useGetRequirementQuery(id);
  return (
    <ReviewPage query={answer} missing={<Closed id={id} />}>
      {(lead) => <Offer key={lead.id} lead={lead} />}
    </ReviewPage>
  );
}

/** Which quote is written is settled on arrival: a draft saved meanwhile is the same one. */
function Offer({ lead }: { lead: RequirementOut }) {
  useTitleSubject(lead.title);
  const { t } = useLingui();
  const [quoteId] = useState(lead.quote_id);
  const crumbs = [
    { label: t`Buy leads`, to: paths.sellerRequirements },
    { label: lead.title, to: paths.sellerLead(lead.id) },
    { label: t`Your quote` },
  ];
  return (
    <div className="grid max-w-[1180px] grid-cols-1 gap-5">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="text-2xl leading-snug">
        <Trans>Your quote for “{lead.title}”</Trans>
      </h1>
      {quoteId ? (
        <Begun lead={lead} id={quoteId} />
      ) : lead.requirement_status === 'open' ? (
        <QuoteForm lead={lead} />
      ) : (
        <Closed id={lead.id} />
      )}
    </div>
  );
}

function Begun({ lead, id }: { lead: RequirementOut; id: string }) {
  const { currentData: quote, error, refetch } = useGetQuoteQuery(id);
  if (!quote) {
    return error ? (
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-[480px] rounded-lg" />
    );
  }
  return <Written key={quote.id} lead={lead} quote={quote} />;
}

/** Whether it can still be written is settled too: sending it ends that, and navigates on. */
function Written({ lead, quote }: { lead: RequirementOut; quote: Quote }) {
  const [isOpen] = useState(
    () => WRITABLE.includes(quote.status) && quote.versions_left > 0,
  );
  return isOpen ? (
    <QuoteForm lead={lead} quote={quote} />
  ) : (
    <Navigate to={paths.sellerQuote(quote.id)} replace />
  );
}

const Closed = ({ id }: { id: string }) => (
  <NotFoundState
    title={<Trans>No longer accepting quotes</Trans>}
    text={<Trans>The requirement has closed or expired.</Trans>}
    to={paths.sellerLead(id)}
    linkText={<Trans>Back to the lead</Trans>}
  />
);
