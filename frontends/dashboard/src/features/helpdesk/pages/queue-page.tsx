import { useParams, useSearchParams, useTitleSubject } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminCasesQuery } from '../../../api/admin-cases';
import { useStatusTab } from '../../../components/lists/status-tabs';
import { OpenedCase } from '../components/opened-case';
import { Queue } from '../components/queue';
import { TABS, queueFilters } from '../queue-filters';

/** /admin/cases: the queue, one case, and who wrote it. A phone has the queue or the case. */
export function QueuePage() {
  const { number } = useParams();
  const [params] = useSearchParams();
  const { current, query } = useStatusTab(TABS);
  const answer = useAdminCasesQuery(
    { ...query, ...queueFilters(params) },
    { refetchOnMountOrArgChange: true },
  );
  const rows = answer.currentData?.data ?? [];
  const opened = number ?? rows[0]?.reference;
  // Nothing to open: the empty queue has the full width.
  const isEmpty = answer.currentData !== undefined && !opened;
  useTitleSubject(number);
  return (
    <section
      className={cn(
        'grid w-full grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 lg:px-6',
        !isEmpty && 'lg:grid-cols-[340px_minmax(0,1fr)]',
      )}
    >
      {number ? (
        <h1 className="sr-only lg:hidden">
          <Trans>Case {number}</Trans>
        </h1>
      ) : null}
      <div className={cn('min-w-0', number && 'max-lg:hidden')}>
        <Queue answer={answer} tab={current} opened={opened} />
      </div>
      {opened ? (
        <div className={cn('min-w-0', !number && 'max-lg:hidden')}>
          <OpenedCase key={opened} reference={opened} next={nextOf(rows, opened)} />
        </div>
      ) : null}
    </section>
  );
}

/** The case that opens after an answer: the one below, or the first other one. */
function nextOf(rows: { reference: string }[], opened: string): string | null {
  const at = rows.findIndex(({ reference }) => reference === opened);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return others[0]?.reference ?? null;
}
