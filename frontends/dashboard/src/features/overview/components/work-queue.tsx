import { Link, useFormat } from '@haat/platform';
import { Button, Card, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWaiting, type Queue } from '../hooks/use-waiting';

const NEVER = '9';

/** What waits for a decision: the queue with the oldest record first. */
export function WorkQueue() {
  const { t } = useLingui();
  const queues = useWaiting();
  const loaded = queues.filter((queue) => queue !== undefined);
  const since = ({ oldest }: Queue) => oldest?.since ?? NEVER;
  const sorted = loaded.toSorted((one, other) => since(one).localeCompare(since(other)));
  const open = sorted.filter(({ total }) => total > 0);
  return (
    <section aria-label={t`Waiting for a decision`} className="mb-6">
      <h2 className="mb-3 text-lg leading-snug">
        <Trans>Waiting for a decision</Trans>
      </h2>
      <Card className="overflow-hidden">
        {loaded.length < queues.length ? (
          <Skeleton className="h-40" />
        ) : open.length === 0 ? (
          <p className="p-5 text-ink-500">
            <Trans>Nothing is waiting. New items appear here automatically.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {open.map((queue) => (
              <Row key={queue.key} queue={queue} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function Row({ queue: { key, list, total, oldest } }: { queue: Queue }) {
  const { t } = useLingui();
  const { number, relative } = useFormat();
  const labels: Record<string, string> = {
    verifications: t`Verifications waiting`,
    products: t`Products to review`,
    requirements: t`Requirements to review`,
    complaints: t`Open complaints`,
    product_reports: t`Open product reports`,
    seller_reports: t`Open seller reports`,
    disputes: t`Open disputes`,
  };
  const label = labels[key] ?? key;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <b className="min-w-10 text-2xl font-bold tabular-nums">{number(total)}</b>
      <span className="min-w-0 flex-1 basis-52">
        <Link to={list} className="inline-flex min-h-11 items-center font-semibold">
          {label}
        </Link>
        {oldest ? (
          <small className="block text-sm text-ink-500">
            <Trans>Oldest: {relative(oldest.since)}</Trans>
          </small>
        ) : null}
      </span>
      {oldest ? (
        <Button asChild variant="outline" className="max-sm:w-full">
          <Link to={oldest.to} aria-label={t`Open the oldest: ${label}`}>
            <Trans>Open the oldest</Trans>
          </Link>
        </Button>
      ) : null}
    </li>
  );
}
