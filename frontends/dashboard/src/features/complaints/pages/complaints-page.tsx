import { useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListTicketsQuery } from '../../../api/admin-tickets';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { KindSelect } from '../components/kind-select';
import { TicketCard } from '../components/ticket-card';
import { KINDS } from '../hooks/use-kind-labels';

const TABS = [
  { key: 'open', statuses: ['open'], label: msg`Waiting for us` },
  { key: 'answered', statuses: ['answered'], label: msg`Answered` },
  { key: 'closed', statuses: ['closed'], label: msg`Closed` },
  { key: 'all', statuses: [], label: msg`All` },
];
const SKELETON = { className: 'h-44 rounded-lg', count: 3 };

/** /admin/complaints: questions, complaints and feedback, the oldest first. */
export function ComplaintsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { current, query } = useStatusTab(TABS);
  const kind = KINDS.find((one) => one === params.get('kind'));
  const q = params.get('q');
  const answer = useListTicketsQuery(
    { ...query, ...(kind ? { kind } : {}), ...(q ? { q } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const counts = answer.currentData?.meta.counts;
  return (
    <DashboardPage title={<Trans>Helpdesk</Trans>}>
      <div className="flex flex-wrap items-start gap-x-3">
        <SearchForm label={t`Number, name, email or text`} />
        <KindSelect />
      </div>
      <StatusTabs
        label={t`Messages by status`}
        tabs={TABS}
        current={current}
        counts={counts}
      />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<EmptyState title={<Trans>No messages here</Trans>} />}
      >
        {(tickets) => (
          <ul className="grid gap-3">
            {tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}
