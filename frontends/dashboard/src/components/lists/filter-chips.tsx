import { useFormat, useSearchParams } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { FilterChip } from './filter-chip';
import { hrefWith } from './href-with';
import { useListFilters } from '../../hooks/use-list-filters';

type Props = {
  /** A filter with a control of its own on the page. */
  except?: string;
  className?: string;
};
const PERIOD_FILTERS = ['since', 'until', 'by'];
/** Dates by which a list can filter its rows. */
const DATE_FIELDS = ['received', 'answered', 'won', 'sent', 'accepted'] as const;

/** The filters of a list that was opened from a figure; each can be removed. */
export function FilterChips({ except, className = 'mb-3' }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const chips = useChips().filter(({ names }) => !names.includes(except ?? ''));
  if (chips.length === 0) return null;
  const without = (names: string[]) =>
    hrefWith(params, Object.fromEntries([...names, 'page'].map((name) => [name, null])));
  return (
    <ul aria-label={t`Filters`} className={cn('flex flex-wrap gap-2', className)}>
      {chips.map(({ names, label: words }) => (
        <li key={names.join()}>
          <FilterChip to={without(names)} label={words} />
        </li>
      ))}
    </ul>
  );
}

/** The label of each chip, and the query parameters that it removes. */
function useChips(): { names: string[]; label: string }[] {
  const { t } = useLingui();
  const { date } = useFormat();
  const { since, until, by, ...others } = useListFilters(DATE_FIELDS);
  const first = since ? date(since) : '…';
  const last = until ? date(until) : '…';
  const days: Record<string, string> = {
    answered: t`Answered ${first} – ${last}`,
    won: t`Won ${first} – ${last}`,
    sent: t`Sent ${first} – ${last}`,
    accepted: t`Accepted ${first} – ${last}`,
  };
  const labels: Record<string, string> = {
    answered: t`Answered within 24 hours`,
    unread: t`Unread`,
    remind: t`Reminders due`,
    ending: t`Ends within 24 hours`,
    unquoted: t`No quotes yet`,
    waiting: t`Waiting for you`,
    quoted: t`Quotes to compare`,
    source: t`Quotes for enquiries`,
    unreviewed: t`Without a review`,
  };
  const chips = Object.keys(others).map((name) => ({
    names: [name],
    label: labels[name] ?? name,
  }));
  if (!since && !until) return chips;
  return [
    { names: PERIOD_FILTERS, label: days[by ?? ''] ?? `${first} – ${last}` },
    ...chips,
  ];
}
