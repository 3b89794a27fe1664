import { Link, useFormat } from '@haat/platform';
import { Button, IconButton, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { AlarmClock } from 'lucide-react';
import { useDeferTask } from '../hooks/use-defer-task';
import { useIsStated, useUnitLabel } from '@haat/enquiry';
import { useTaskTexts } from '../hooks/use-task-texts';
import type { Task } from '../queue';
import { KindIcon } from './kind-icon';
import { TaskDue } from './task-due';
import { TaskQuotes } from './task-quotes';

const URGENT = ['overdue', 'today'];

/** One decision: what it is about, its worth, its deadline, and one button. */
export function TaskRow({ task }: { task: Task }) {
  const { t } = useLingui();
  const { kind, item } = task;
  const defer = useDeferTask();
  const { title, action, href = item.link } = useTaskTexts()(task);
  const isUrgent = URGENT.includes(item.group);
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-l-[3px] border-b-line border-l-transparent px-4 py-3.5 last:border-b-0',
        item.group === 'overdue' && 'border-l-red-600',
        item.group === 'today' && 'border-l-mari-500',
      )}
    >
      <KindIcon kind={kind} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-[15px] font-semibold leading-snug [overflow-wrap:anywhere]">
          {title}
        </h3>
        {item.text ? (
          <p className="line-clamp-2 text-[14px] text-ink-700">“{item.text}”</p>
        ) : null}
        <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-[13px] text-ink-500">
          <Facts task={task} />
          <TaskDue kind={kind} item={item} />
        </p>
      </div>
      <div className="flex w-full items-center gap-1 sm:w-auto">
        {kind === 'product_questions' ? null : (
          <IconButton
            label={t`Remind me tomorrow: ${title}`}
            data-defer
            onClick={() => void defer(kind, item, title)}
          >
            <AlarmClock aria-hidden />
          </IconButton>
        )}
        <Button
          asChild
          variant={isUrgent ? 'primary' : 'outline'}
          className="flex-1 sm:flex-none"
        >
          <Link to={href} data-task={kind}>
            {action}
          </Link>
        </Button>
      </div>
      {item.quotes.length > 1 ? <TaskQuotes quotes={item.quotes} /> : null}
    </li>
  );
}

/** Quantity and worth, where the title has not named them. */
function Facts({ task: { kind, item } }: { task: Task }) {
  const { number, money } = useFormat();
  const unitOf = useUnitLabel();
  const isStated = useIsStated();
  const hasWorth = item.amount && kind !== 'new_leads' && kind !== 'enquiry_quotes';
  return (
    <>
      {item.quantity && !isStated(item.title, item) ? (
        <b className="font-semibold text-ink-700 tabular-nums">
          {number(item.quantity)} {unitOf(item, Number(item.quantity))}
        </b>
      ) : null}
      {hasWorth ? (
        <b className="font-semibold text-ink-700 tabular-nums">
          {money(item.amount ?? 0)}
        </b>
      ) : null}
      {kind === 'orders' && item.who ? <span>{item.who}</span> : null}
    </>
  );
}
