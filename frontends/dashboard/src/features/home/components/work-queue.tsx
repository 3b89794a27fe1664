import type { Dashboard } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useTaskKeys } from '../hooks/use-task-keys';
import { groupsOf, type TaskGroup } from '../queue';
import { LongKinds } from './long-kinds';
import { TaskRow } from './task-row';

/** The next decisions, grouped by when they are due. */
export function WorkQueue({ home }: { home: Dashboard | undefined }) {
  const queue = useTaskKeys();
  if (!home) return <Skeleton className="h-80 rounded-lg" />;
  const groups = groupsOf(home.todo);
  return (
    <div ref={queue} className="grid min-w-0 grid-cols-1 gap-4">
      {groups.map((group) => (
        <Group key={group.group} {...group} />
      ))}
      {groups.length === 0 ? <Nothing /> : null}
      <LongKinds todo={home.todo} />
      <Done count={home.done_today} />
    </div>
  );
}

function Group({ group, tasks }: TaskGroup) {
  const { t } = useLingui();
  const { number } = useFormat();
  const names = {
    overdue: t`Overdue`,
    today: t`Today`,
    week: t`This week`,
    later: t`No hurry`,
  };
  return (
    <section aria-labelledby={`tasks-${group}`}>
      <h2 id={`tasks-${group}`} className="mb-2 text-lg leading-snug">
        {names[group]}{' '}
        <span className="text-sm font-normal text-ink-500 tabular-nums">
          {number(tasks.length)}
        </span>
      </h2>
      <Card className="overflow-hidden">
        <ul>
          {tasks.map((task) => (
            <TaskRow key={`${task.kind} ${task.item.link}`} task={task} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

const Nothing = () => (
  <Card className="flex items-center gap-2.5 px-4 py-6 text-ink-700">
    <CircleCheck className="size-5 shrink-0 text-green-600" aria-hidden />
    <Trans>Nothing needs your attention.</Trans>
  </Card>
);

/** What is finished today, and the keys of the queue. */
function Done({ count }: { count: number }) {
  const { number } = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-500">
      {count > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <CircleCheck className="size-4 text-green-600" aria-hidden />
          <Trans>{number(count)} decided today</Trans>
        </span>
      ) : null}
      <span className="hidden lg:inline">
        <Trans>
          <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> open
        </Trans>
      </span>
    </p>
  );
}
