import type { RequirementDetail } from '@haat/api/requirements';
import { useGetRequirementQuery } from '@haat/enquiry';
import { paths, useLocalName, useParams, useTitleSubject } from '@haat/platform';
import { Breadcrumb, Card, StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { FileOpenings } from '../../../components/requirement/file-openings';
import { RecipientList } from '../../../components/requirement/recipient-list';
import { RequirementActions } from '../components/requirement-actions';
import { RequirementFacts } from '../../../components/requirement/requirement-facts';
import { RequirementHistory } from '../../../components/requirement/requirement-history';
import { StatusNote } from '../components/status-note';
import { TimeLine } from '../components/time-line';
import { ResponseSummary } from '../components/response-summary';

/** /buyer/requirements/{id}: status, actions, content and history. */
export function RequirementPage() {
  const { id = '' } = useParams();
  const answer = useGetRequirementQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(requirement) => <Opened requirement={requirement} />}
    </ReviewPage>
  );
}

function Opened({ requirement }: { requirement: RequirementDetail }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { id, title, status, status_label, category, opened_at } = requirement;
  useTitleSubject(title);
  return (
    <div className="grid max-w-[1180px] gap-5">
      <Breadcrumb
        crumbs={[
          { label: t`Requirements`, to: paths.buyerRequirements },
          { label: title },
        ]}
      />
      <Card className="grid gap-4 p-4 lg:p-5">
        <div className="flex flex-wrap items-start gap-2">
          <h1 className="min-w-0 flex-1 basis-60 text-xl leading-snug [overflow-wrap:anywhere] lg:text-2xl">
            {title}
            <span className="block text-sm font-normal tracking-normal text-ink-500">
              {localName(category)}
            </span>
          </h1>
          <StatusChip status={status} label={status_label} />
        </div>
        <StatusNote requirement={requirement} />
        <ResponseSummary requirement={requirement} />
        <TimeLine requirement={requirement} />
        <RequirementActions requirement={requirement} />
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-5">
          <RequirementFacts requirement={requirement} />
          {opened_at ? (
            <>
              <RecipientList requirementId={id} hasLinks />
              <FileOpenings requirementId={id} fileIds={requirement.attachment_ids} />
            </>
          ) : null}
        </div>
        <RequirementHistory requirement={requirement} />
      </div>
    </div>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Requirement not found</Trans>}
    to={paths.buyerRequirements}
    linkText={<Trans>Your requirements</Trans>}
  />
);
