import type { AdminCasesApiResponse, QueuedCase } from '@haat/api/admin-cases';
import { Link, paths, useFormat, useSearchParams } from '@haat/platform';
import { EmptyState, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCaseQueueSummaryQuery } from '../../../api/admin-cases';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { StatusTabs } from '../../../components/lists/status-tabs';
import { TABS } from '../queue-filters';
import { OtherQueues } from './other-queues';
import { QueueSelects } from './queue-selects';

type Answer = {
  currentData?: AdminCasesApiResponse | undefined;
  error?: unknown;
  refetch: () => unknown;
};
type Props = { answer: Answer; tab: string | undefined; opened: string | undefined };

/** The cases that wait, the oldest first, with filters; other queues below. */
export function Queue({ answer, tab, opened }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl leading-snug">
          <Trans>Cases</Trans>
        </h1>
        <Oldest />
        <Link
          to={paths.adminCaseTemplates}
          className="ml-auto inline-flex min-h-11 items-center text-[14px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>Answer templates</Trans>
        </Link>
      </header>
      <StatusTabs
        label={t`Cases by status`}
        tabs={TABS}
        current={tab}
        counts={answer.currentData?.meta.counts}
        path={paths.adminCases}
        className="lg:flex-wrap"
      />
      <SearchForm label={t`Number, name, email or text`} />
      <QueueSelects />
      <PagedList
        query={answer}
        empty={<EmptyState title={<Trans>No cases here</Trans>} />}
      >
        {(rows) => (
          <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
            {rows.map((row) => (
              <Row key={row.reference} row={row} isOpened={row.reference === opened} />
            ))}
          </ul>
        )}
      </PagedList>
      <OtherQueues />
    </div>
  );
}

function Oldest() {
  const { relative } = useFormat();
  const { data } = useCaseQueueSummaryQuery();
  if (!data?.oldest_at) return null;
  return (
    <p className="text-sm text-ink-500">
      <Trans>Oldest: {relative(data.oldest_at)}</Trans>
    </p>
  );
}

function Row({ row, isOpened }: { row: QueuedCase; isOpened: boolean }) {
  const { date } = useFormat();
  const [params] = useSearchParams();
  const { reference, title, name, subject, about, answer_by: promised } = row;
  const isWaiting = row.status === 'open' || row.status === 'with_staff';
  return (
    <li
      className={cn(isOpened && 'lg:border-l-4 lg:border-l-indigo-600 lg:bg-indigo-50')}
    >
      <Link
        to={`${paths.adminCase(reference)}?${params}`}
        aria-current={isOpened ? 'true' : undefined}
        className="grid gap-0.5 px-4 py-3 hover:bg-sand"
      >
        <b className="[overflow-wrap:anywhere]">{title}</b>
        <span className="text-sm text-ink-500 [overflow-wrap:anywhere]">
          {[name, subject?.label ?? about].filter(Boolean).join(' · ')}
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-500">
          <span className="tabular-nums">{reference}</span>
          {isWaiting && promised ? (
            <Due promised={promised} />
          ) : (
            <time dateTime={row.updated_at}>{date(row.updated_at)}</time>
          )}
        </span>
      </Link>
    </li>
  );
}

function Due({ promised }: { promised: string }) {
  const { relative } = useFormat();
  const isOverdue = promised < new Date().toISOString();
  return (
    <span className={cn('font-semibold', isOverdue ? 'text-red-700' : 'text-mari-800')}>
      {isOverdue ? (
        <Trans>overdue {relative(promised)}</Trans>
      ) : (
        <Trans>due {relative(promised)}</Trans>
      )}
    </span>
  );
}
