import type { RequirementOut } from '@haat/api/requirements';
import { useGetRequirementQuery } from '@haat/enquiry';
import {
  messageOf,
  paths,
  statusOf,
  useFormat,
  useLocalName,
  useParams,
  useTitleSubject,
} from '@haat/platform';
import { Breadcrumb, Card, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SentFiles } from '../../../components/conversations/sent-files';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { BuyerCard } from '../components/buyer-card';
import { LeadActions } from '../components/lead-actions';
import { LeadFacts } from '../components/lead-facts';
import { ItemList } from '../../../components/requirement/item-list';
import { WhyMatched } from '../components/why-matched';
import { useSetViewed } from '../hooks/use-set-viewed';

const UNKNOWN = 404;
const USED_UP = 409;

/** One buy lead with all its lines; opening it sets the status `viewed`. */
export function LeadPage() {
  const { id = '' } = useParams();
  const answer = useGetRequirementQuery(id);
  const refusal = useSetViewed(
    id,
    answer.currentData,
    statusOf(answer.error) === UNKNOWN,
  );
  return (
    <ReviewPage query={answer} missing={<Missing refusal={refusal} />}>
      {(lead) => <Opened lead={lead} />}
    </ReviewPage>
  );
}

function Opened({ lead }: { lead: RequirementOut }) {
  useTitleSubject(lead.title);
  const { t } = useLingui();
  const { date } = useFormat();
  const localName = useLocalName();
  return (
    <div className="grid max-w-[1180px] grid-cols-1 gap-5">
      <Breadcrumb
        crumbs={[
          { label: t`Buy leads`, to: paths.sellerRequirements },
          { label: lead.title },
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Card className="grid min-w-0 gap-4 p-5">
          <div className="flex flex-wrap items-start gap-2">
            <h1 className="min-w-0 flex-1 basis-60 text-2xl leading-snug">
              {lead.title}
            </h1>
            <StatusChip status={lead.status} label={lead.status_label} />
          </div>
          <p className="text-sm text-ink-500">
            {localName(lead.category)} · <Trans>Posted {date(lead.created_at)}</Trans>
          </p>
          <LeadFacts lead={lead} />
          <p className="whitespace-pre-line break-words">{lead.description}</p>
          <SentFiles ids={lead.attachment_ids} />
          <ItemList items={lead.items} />
          <WhyMatched lead={lead} />
          <LeadActions lead={lead} />
        </Card>
        <BuyerCard lead={lead} />
      </div>
    </div>
  );
}

/** 409: the company may have it, but has used up its leads of the week. */
const Missing = ({ refusal }: { refusal: unknown }) =>
  statusOf(refusal) === USED_UP ? (
    <NotFoundState
      title={<Trans>You can’t open this lead yet</Trans>}
      text={messageOf(refusal)}
      to={paths.sellerRequirements}
      linkText={<Trans>Your leads</Trans>}
    />
  ) : (
    <NotFoundState
      title={<Trans>Buy lead not found</Trans>}
      text={<Trans>It has closed or was sent to other suppliers.</Trans>}
      to={paths.sellerRequirements}
      linkText={<Trans>All buy leads</Trans>}
    />
  );
