import { useFormat } from '@haat/platform';
import { Card, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

export type TimelineEntry = {
  id: string;
  /** The filter that it belongs to. */
  group: string;
  at: string;
  what: ReactNode;
  who: ReactNode;
  note: string | null;
};
type Group = { key: string; label: string };
type Props = { entries: TimelineEntry[]; groups: Group[] };

/** One history from several services, the newest first, with filters. */
export function Timeline({ entries, groups }: Props) {
  const [current, setCurrent] = useState<string | null>(null);
  const newest = entries.toSorted((one, other) => other.at.localeCompare(one.at));
  const visible = newest.filter(({ group }) => current === null || group === current);
  const countOf = (key: string) => entries.filter(({ group }) => group === key).length;
  const filled = groups.filter(({ key }) => countOf(key) > 0);
  return (
    <Card className="overflow-hidden">
      <h2 className="px-5 pt-5 text-lg leading-snug">
        <Trans>History</Trans>
      </h2>
      <div
        className={cn(
          'flex flex-wrap gap-1 border-b border-line p-2 px-4',
          filled.length < 2 && 'hidden',
        )}
      >
        <Filter
          isOn={current === null}
          count={entries.length}
          onPick={() => setCurrent(null)}
        >
          <Trans>Everything</Trans>
        </Filter>
        {filled.map(({ key, label }) => (
          <Filter
            key={key}
            isOn={current === key}
            count={countOf(key)}
            onPick={() => setCurrent(key)}
          >
            {label}
          </Filter>
        ))}
      </div>
      {visible.length === 0 ? (
        <p className="p-5 text-ink-500">
          <Trans>Nothing yet</Trans>
        </p>
      ) : (
        <ol className="m-5 grid gap-4 border-l-2 border-line pl-4">
          {visible.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Entry({ entry: { at, what, who, note } }: { entry: TimelineEntry }) {
  const { date, time } = useFormat();
  return (
    <li className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-semibold">{what}</p>
      <p className="mt-0.5 text-sm text-ink-500">
        {who}, <time dateTime={at}>{`${date(at)} ${time(at)}`}</time>
      </p>
      {note ? (
        <p className="whitespace-pre-line text-[14px] text-ink-700">{note}</p>
      ) : null}
    </li>
  );
}

type FilterProps = {
  isOn: boolean;
  count: number;
  onPick: () => void;
  children: ReactNode;
};

function Filter({ isOn, count, onPick, children }: FilterProps) {
  const { number } = useFormat();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPick}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded-md px-3 text-[14px] font-semibold text-ink-700 hover:bg-sand',
        isOn && 'bg-indigo-50 text-indigo-700',
      )}
    >
      {children}
      <span className="text-xs tabular-nums text-ink-500">{number(count)}</span>
    </button>
  );
}
