import { EmptyState } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListDisputesQuery } from '../../../api/admin-disputes';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { DisputeRow } from '../components/dispute-row';

const TABS = [
  { key: 'open', statuses: ['disputed'], label: msg`Waiting for us` },
  { key: 'decided', statuses: ['closed', 'cancelled'], label: msg`Ended` },
  { key: 'all', statuses: [], label: msg`All` },
];
const SKELETON = { className: 'h-28 rounded-lg', count: 4 };

/** /admin/disputes: orders that a side disputed, the longest waiting first. */
export function DisputesPage() {
  const { t } = useLingui();
  const { current, query } = useStatusTab(TABS);
  const answer = useListDisputesQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <DashboardPage title={<Trans>Disputes</Trans>}>
      <StatusTabs
        label={t`Disputes by status`}
        tabs={TABS}
        current={current}
        counts={answer.currentData?.meta.counts}
      />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<EmptyState title={<Trans>No disputes here</Trans>} />}
      >
        {(disputes) => (
          <ul className="grid grid-cols-1 gap-2.5">
            {disputes.map((dispute) => (
              <li key={dispute.id}>
                <DisputeRow dispute={dispute} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}
