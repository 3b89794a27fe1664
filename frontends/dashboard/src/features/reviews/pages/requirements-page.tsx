import { pluralForm, useFormat, useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useReviewedRequirementsQuery } from '../../../api/admin-requirements';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs } from '../../../components/lists/status-tabs';
import { WaitingRow } from '../components/waiting-row';
import { REVIEW_TABS } from '../review-tabs';

const SKELETON = { className: 'h-[92px] rounded-lg', count: 5 };
const LOOK_AGAIN_MS = 30_000;

/** /admin/requirements: what waits for a look before suppliers see it, the oldest first. */
export function ReviewedRequirementsPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const tabKey = params.get('tab') ?? params.get('status');
  const status = REVIEW_TABS.find(({ key }) => key === tabKey)?.key ?? 'in_review';
  const page = Number(params.get('page')) || 1;
  const answer = useReviewedRequirementsQuery(
    { status, page },
    { pollingInterval: LOOK_AGAIN_MS, refetchOnMountOrArgChange: true },
  );
  const counts = answer.currentData?.meta.counts;
  const waiting = number(counts?.in_review ?? 0);
  return (
    <DashboardPage
      title={<Trans>Requirements</Trans>}
      lead={
        counts ? (
          <Select
            value={pluralForm(counts.in_review ?? 0)}
            _one={`${waiting} requirement is waiting for review`}
            other={`${waiting} requirements are waiting for review`}
          />
        ) : null
      }
    >
      <StatusTabs
        label={t`Requirements by status`}
        tabs={REVIEW_TABS}
        current={status}
        counts={counts}
      />
      <PagedList query={answer} skeleton={SKELETON} empty={<Nothing status={status} />}>
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((row) => (
              <WaitingRow key={row.id} requirement={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ status }: { status: string }) =>
  status === 'in_review' ? (
    <EmptyState
      title={<Trans>No requirements to review</Trans>}
      text={<Trans>Requirements with flagged words appear here automatically.</Trans>}
    />
  ) : (
    <EmptyState title={<Trans>No requirements here</Trans>} />
  );
