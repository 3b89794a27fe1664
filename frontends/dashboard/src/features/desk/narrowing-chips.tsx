import { Link, useFormat, useSearchParams } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { hrefWith } from './href-with';
import { useNarrowing } from './use-narrowing';

type Props = {
  /** The page has a switch of its own for it. */
  but?: string;
  className?: string;
};
const DAYS = ['since', 'until', 'by'];
/** By which the lists of the desk can name their rows. */
const MOMENTS = ['received', 'answered', 'won', 'sent', 'accepted'] as const;

/** Of which rows the list is, when a figure opened it; each part can be taken away. */
export function NarrowingChips({ but, className = 'mb-3' }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const chips = useChips().filter(({ names }) => !names.includes(but ?? ''));
  if (chips.length === 0) return null;
  const without = (names: string[]) =>
    hrefWith(params, Object.fromEntries([...names, 'page'].map((name) => [name, null])));
  return (
    <ul aria-label={t`Filters`} className={cn('flex flex-wrap gap-2', className)}>
      {chips.map(({ names, words }) => (
        <li key={names.join()}>
          <Link
            to={without(names)}
            aria-label={t`Remove “${words}”`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-indigo-300 bg-indigo-50 px-3.5 text-[13.5px] font-medium text-indigo-700 hover:bg-indigo-100 lg:min-h-[34px]"
          >
            {words}
            <X className="size-4 shrink-0" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The words of each part, and the filters it stands for. */
function useChips(): { names: string[]; words: string }[] {
  const { t } = useLingui();
  const { date } = useFormat();
  const { since, until, by, ...others } = useNarrowing(MOMENTS);
  const first = since ? date(since) : '…';
  const last = until ? date(until) : '…';
  const days: Record<string, string> = {
    answered: t`Answered ${first} – ${last}`,
    won: t`Won ${first} – ${last}`,
    sent: t`Sent ${first} – ${last}`,
    accepted: t`Accepted ${first} – ${last}`,
  };
  const words: Record<string, string> = {
    answered: t`Answered within 24 hours`,
    unread: t`Unread`,
    remind: t`Reminders up to today`,
    ending: t`Ends within 24 hours`,
    unquoted: t`No quotes yet`,
  };
  const chips = Object.keys(others).map((name) => ({
    names: [name],
    words: words[name] ?? name,
  }));
  if (!since && !until) return chips;
  return [{ names: DAYS, words: days[by ?? ''] ?? `${first} – ${last}` }, ...chips];
}
