import { useGetRequirementQuery } from '@haat/enquiry';
import { paths, useParams } from '@haat/platform';
import { Breadcrumb, EmptyState, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCompareQuotesQuery, type ComparedPage } from '../../../api/quotes';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { Awarded } from '../components/compare/awarded';
import { CompareCards } from '../components/compare/compare-cards';
import { CompareTable } from '../components/compare/compare-table';
import { CostSettingsBar } from '../components/compare/cost-settings-bar';
import { SplitSection } from '../components/split/split-section';
import { offersIn, othersIn } from '../offers';
import { canSplit } from '../split';
import { PastQuote } from '../components/past-quote';

const MAX_PER_PAGE = 100;
/** In these statuses a requirement has lines to award. */
const AWARDABLE = ['open', 'closed', 'expired'];

/** All quotes for a requirement side by side, by what they cost the buyer. */
export function ComparePage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data: requirement } = useGetRequirementQuery(id);
  const answer = useCompareQuotesQuery({ requirementId: id, perPage: MAX_PER_PAGE });
  const title = requirement?.title ?? '';
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(page) => (
        <div className="grid grid-cols-1 gap-5">
          <Breadcrumb
            crumbs={[
              { label: t`Requirements`, to: paths.buyerRequirements },
              { label: title, to: paths.buyerRequirement(id) },
              { label: t`Quotes` },
            ]}
          />
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-2xl leading-snug">
              <Trans>Compare quotes</Trans>
            </h1>
            {requirement ? (
              <StatusChip status={requirement.status} label={requirement.status_label} />
            ) : null}
          </div>
          <Compared
            page={page}
            label={t`Quotes for ${title}`}
            requirementId={id}
            status={requirement?.status ?? ''}
          />
        </div>
      )}
    </ReviewPage>
  );
}

type ComparedProps = {
  page: ComparedPage;
  label: string;
  requirementId: string;
  status: string;
};

function Compared({ page, label, requirementId, status }: ComparedProps) {
  const offers = offersIn(page);
  const others = othersIn(page);
  const { compare } = page.meta;
  const { items, settings } = compare;
  const accepted = offers.filter(({ quote }) => quote.status === 'accepted');
  return (
    <>
      {accepted.map(({ quote }) => (
        <Awarded key={quote.id} quote={quote} />
      ))}
      {offers.length === 0 ? (
        <EmptyState
          title={<Trans>No quotes to compare yet</Trans>}
          text={
            <Trans>We’ve notified suppliers. You’ll be notified of each quote.</Trans>
          }
        />
      ) : (
        <>
          <CostSettingsBar settings={settings} />
          <div className="hidden min-[768px]:block">
            <CompareTable {...{ items, offers, settings, label }} />
          </div>
          <div className="min-w-0 min-[768px]:hidden">
            <CompareCards {...{ items, offers, settings, label }} />
          </div>
          {AWARDABLE.includes(status) && canSplit(items, offers) ? (
            <SplitSection
              {...{ requirementId, compare, offers, isExpired: status === 'expired' }}
            />
          ) : null}
        </>
      )}
      {others.length > 0 ? (
        <section>
          <h2 className="mb-3 text-lg leading-snug">
            <Trans>Removed from the comparison</Trans>
          </h2>
          <ul className="grid grid-cols-1 gap-2.5">
            {others.map((quote) => (
              <li key={quote.id}>
                <PastQuote quote={quote} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Requirement not found</Trans>}
    to={paths.buyerRequirements}
    linkText={<Trans>Your requirements</Trans>}
  />
);
