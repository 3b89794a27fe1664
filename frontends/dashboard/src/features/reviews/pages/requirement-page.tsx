import type { ReviewedRequirement } from '@haat/api/admin-requirements';
import { paths, useLocalName, useParams, useTitleSubject } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useJudgedRequirementQuery } from '../../../api/admin-requirements';
import { BackToQueue } from '../../../components/review/back-to-queue';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { FileOpenings } from '../../../components/requirement/file-openings';
import { RecipientList } from '../../../components/requirement/recipient-list';
import { RequirementFacts } from '../../../components/requirement/requirement-facts';
import { RequirementHistory } from '../../../components/requirement/requirement-history';
import { MarkedText } from '../components/marked-text';
import { RequirementDecision } from '../components/requirement-decision';

/** /admin/requirements/{id}: what the buyer wrote, why it waits, and the decision. */
export function ReviewedRequirementPage() {
  const { id = '' } = useParams();
  const answer = useJudgedRequirementQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(requirement, refresh) => (
        <Review key={id} requirement={requirement} onRefresh={refresh} />
      )}
    </ReviewPage>
  );
}

type Props = { requirement: ReviewedRequirement; onRefresh: () => void };

function Review({ requirement, onRefresh }: Props) {
  useTitleSubject(requirement.title);
  const { id, opened_at, attachment_ids } = requirement;
  const localName = useLocalName();
  return (
    <>
      <BackToQueue to={paths.adminRequirements} />
      <h1 className="text-xl leading-snug [overflow-wrap:anywhere]">
        <MarkedText text={requirement.title} terms={requirement.flagged_words} />
      </h1>
      <p className="mb-4 mt-1 flex flex-wrap items-center gap-2 text-ink-700">
        <StatusChip status={requirement.status} label={requirement.status_label} />
        {localName(requirement.category)}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <RequirementFacts
            requirement={requirement}
            description={
              <MarkedText
                text={requirement.description}
                terms={requirement.flagged_words}
              />
            }
          />
          {opened_at ? (
            <>
              <RecipientList requirementId={id} />
              <FileOpenings requirementId={id} fileIds={attachment_ids} />
            </>
          ) : null}
        </div>
        <div className="grid gap-5 max-lg:contents">
          <div className="empty:hidden max-lg:order-first">
            <RequirementDecision requirement={requirement} onRefresh={onRefresh} />
          </div>
          <RequirementHistory requirement={requirement} />
        </div>
      </div>
    </>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Requirement not found</Trans>}
    to={paths.adminRequirements}
    linkText={<Trans>Back to queue</Trans>}
  />
);
