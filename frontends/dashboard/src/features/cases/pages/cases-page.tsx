import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListCasesQuery } from '../../../api/cases';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import type { Side } from '../case-paths';
import { CaseRow } from '../components/case-row';

const TABS = [
  { key: 'all', statuses: [], label: msg`All` },
  {
    key: 'open',
    statuses: ['open', 'with_supplier', 'with_staff'],
    label: msg({ message: 'Open', context: 'cases' }),
  },
  { key: 'answered', statuses: ['answered'], label: msg`Answered` },
  { key: 'closed', statuses: ['closed'], label: msg`Closed` },
];
const SKELETON = { className: 'h-[92px] rounded-lg', count: 4 };

/** What one wrote to the helpdesk, and cases that wait for one's company. */
export function CasesPage({ side }: { side: Side }) {
  const { t } = useLingui();
  const { current, query } = useStatusTab(TABS);
  const answer = useListCasesQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <DashboardPage
      title={<Trans>Cases</Trans>}
      lead={<Trans>Your questions and complaints, with their status.</Trans>}
      actions={
        <Button asChild>
          <Link to={paths.contactAbout('complaint')}>
            <Trans>New complaint</Trans>
          </Link>
        </Button>
      }
    >
      <StatusTabs
        label={t`Cases by status`}
        tabs={TABS}
        current={current}
        counts={answer.currentData?.meta.counts}
      />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={
          <EmptyState
            title={<Trans>No cases here</Trans>}
            text={<Trans>What you write to our helpdesk appears here.</Trans>}
          />
        }
      >
        {(cases) => (
          <ul className="grid grid-cols-1 gap-2.5">
            {cases.map((row) => (
              <li key={row.reference}>
                <CaseRow row={row} side={side} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}
