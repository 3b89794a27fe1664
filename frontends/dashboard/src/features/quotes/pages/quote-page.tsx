import { CostList } from '@haat/enquiry';
import {
  companyName,
  paths,
  useFormat,
  useLocale,
  useParams,
  useTitleSubject,
} from '@haat/platform';
import { Breadcrumb, Card, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGetQuoteQuery, type QuoteDetail } from '../../../api/quotes';
import { SentFiles } from '../../../components/conversations/sent-files';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { BuyerActions } from '../components/buyer-actions';
import { ContactCard } from '../components/contact-card';
import { CounterCard } from '../components/counter-card';
import { OrderLink } from '../components/order-link';
import { PdfButton } from '../components/pdf-button';
import { QuoteHistory } from '../components/quote-history';
import { QuoteLines } from '../components/quote-lines';
import { SellerActions } from '../components/seller-actions';
import { TermsList } from '../components/terms-list';
import { Versions } from '../components/versions';
import type { Side } from '../quote-tabs';
import { useQuoteLabels } from '../hooks/use-quote-labels';

/** One quote as its two sides see it: the offer, what became of it, and what can be done. */
export function QuotePage({ side }: { side: Side }) {
  const { id = '' } = useParams();
  const answer = useGetQuoteQuery(id);
  return (
    <ReviewPage query={answer} missing={<Missing side={side} />}>
      {(quote) => <Opened quote={quote} side={side} />}
    </ReviewPage>
  );
}

function Opened({ quote, side }: { quote: QuoteDetail; side: Side }) {
  const { t } = useLingui();
  const isCountered = quote.status === 'countered';
  const { requirement } = quote;
  useTitleSubject(requirement.title);
  const crumbs = [
    { label: t`Quotes`, to: side === 'seller' ? paths.sellerQuotes : paths.buyerQuotes },
    { label: requirement.title, to: sourceOf(requirement, side) },
  ];
  return (
    <div className="grid max-w-[1180px] grid-cols-1 gap-5">
      <Breadcrumb crumbs={crumbs} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          {isCountered ? <CounterCard quote={quote} /> : null}
          <Offer quote={quote} side={side} />
          {isCountered ? null : <CounterCard quote={quote} />}
          <QuoteHistory quote={quote} />
        </div>
        <div className="grid gap-5">
          <ContactCard quote={quote} side={side} />
          <Versions quote={quote} side={side} />
        </div>
      </div>
    </div>
  );
}

/** Where it was requested: an enquiry, a lead, or the comparison of a requirement. */
function sourceOf({ id, enquiry_id }: QuoteDetail['requirement'], side: Side) {
  if (side === 'seller') {
    return enquiry_id
      ? `${paths.sellerEnquiries}?id=${enquiry_id}`
      : paths.sellerLead(id);
  }
  return enquiry_id
    ? `${paths.buyerEnquiries}?id=${enquiry_id}`
    : paths.buyerComparison(id);
}

function Offer({ quote, side }: { quote: QuoteDetail; side: Side }) {
  const { number } = useFormat();
  const locale = useLocale();
  const labels = useQuoteLabels();
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h1 className="min-w-0 flex-1 basis-60 text-2xl leading-snug">
          {side === 'buyer' ? companyName(quote.seller, locale) : quote.requirement.title}
          <span className="block text-sm font-normal tracking-normal text-ink-500">
            <Trans>Version {number(quote.version)}</Trans>
          </span>
        </h1>
        <StatusChip status={quote.status} label={quote.status_label} />
      </div>
      {quote.reason ? <p>{labels.reason(quote.reason)}</p> : null}
      <QuoteLines quote={quote} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TermsList terms={quote} />
        <CostList cost={quote.totals} />
      </div>
      {quote.note ? (
        <p className="whitespace-pre-line break-words rounded-md bg-sand p-3">
          {quote.note}
        </p>
      ) : null}
      <SentFiles ids={quote.attachment_ids} />
      <div className="flex flex-wrap gap-2">
        {side === 'seller' ? (
          <SellerActions quote={quote} />
        ) : (
          <BuyerActions quote={quote} />
        )}
        <OrderLink quote={quote} side={side} />
        <PdfButton quote={quote} />
      </div>
    </Card>
  );
}

const Missing = ({ side }: { side: Side }) => (
  <NotFoundState
    title={<Trans>Quote not found</Trans>}
    to={side === 'seller' ? paths.sellerQuotes : paths.buyerQuotes}
    linkText={<Trans>All quotes</Trans>}
  />
);
