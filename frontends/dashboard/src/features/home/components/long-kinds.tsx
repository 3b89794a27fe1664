import { Link, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useKindLabels } from '../hooks/use-kind-labels';
import { longKinds, type Tasks } from '../queue';

/** Links to the lists that have more rows than the queue. */
export function LongKinds({ todo }: { todo: Tasks[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const labels = useKindLabels();
  const kinds = longKinds(todo);
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={t`All tasks of a kind`} className="flex flex-wrap gap-2">
      {kinds.map(({ kind, count, link }) => (
        <li key={kind}>
          <Link
            to={link}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-[14px] font-semibold text-indigo-700 hover:border-indigo-500"
          >
            {labels[kind]}
            <b className="tabular-nums">{number(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
