import type { Todo } from '@haat/api/dashboard';
import { Link, useFormat } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useTodoLabels } from '../hooks/use-todo-labels';
import { TodoRow } from './todo-row';

type Props = { side: 'seller' | 'buyer'; todo: Todo[] | undefined };

/** Open tasks, the most urgent first; each heading opens all of its kind. */
export function TodoCard({ side, todo }: Props) {
  return (
    <Card className="overflow-hidden">
      <h2 className="border-b border-line px-4 py-3 text-lg leading-snug">
        <Trans>To do</Trans>
      </h2>
      {todo ? null : <Skeleton className="m-4 h-40 rounded-md" />}
      {todo?.length === 0 ? (
        <p className="flex items-center gap-2.5 px-4 py-6 text-ink-700">
          <CircleCheck className="size-5 shrink-0 text-green-600" aria-hidden />
          <Trans>Nothing needs your attention.</Trans>
        </p>
      ) : null}
      {todo?.map((kind) => (
        <Kind key={kind.kind} side={side} todo={kind} />
      ))}
    </Card>
  );
}

function Kind({ side, todo }: { side: Props['side']; todo: Todo }) {
  const labelOf = useTodoLabels();
  const { number } = useFormat();
  const { kind, count, link, items } = todo;
  return (
    <section className="border-b border-line last:border-0">
      <h3 className="text-[14px] font-semibold">
        <Link
          to={link}
          className="flex min-h-11 items-center gap-2 px-4 text-indigo-700 hover:underline"
        >
          {labelOf(kind, side)}
          <b className="rounded-full bg-indigo-50 px-2 text-xs font-bold leading-5 tabular-nums">
            {number(count)}
          </b>
        </Link>
      </h3>
      <ul className="pb-2">
        {items.map((item) => (
          <li key={item.link}>
            <TodoRow kind={kind} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
