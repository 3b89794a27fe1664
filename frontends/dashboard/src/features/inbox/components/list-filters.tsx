import { Chip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Side } from '../stages';
import type { Inbox } from '../use-inbox';

const DELAY_MS = 300;

/** Search and the two quick filters above the list. */
export function ListFilters({ inbox, side }: { inbox: Inbox; side: Side }) {
  const { filters, setFilters } = inbox;
  const toggle = (key: keyof typeof filters) =>
    setFilters({ ...filters, [key]: !filters[key] });
  return (
    <div className="sticky top-0 z-10 grid gap-2.5 border-b border-line bg-card px-3.5 py-3">
      <SearchField inbox={inbox} />
      <div className="flex gap-2">
        {side === 'seller' ? (
          <Chip
            isOn={filters.isDueFirst}
            onClick={() => toggle('isDueFirst')}
            className="max-lg:h-11"
          >
            <ArrowUpDown aria-hidden />
            <Trans>Due first</Trans>
          </Chip>
        ) : null}
        <Chip
          isOn={filters.isUnreadOnly}
          onClick={() => toggle('isUnreadOnly')}
          className="max-lg:h-11"
        >
          <Trans>Unread</Trans>
        </Chip>
      </div>
    </div>
  );
}

function SearchField({ inbox: { q, go, isFinding } }: { inbox: Inbox }) {
  const { t } = useLingui();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field.current;
    if (isFinding) input?.focus();
    // A search from the bar above is shown here; own typing is not disturbed.
    else if (input && document.activeElement !== input) input.value = q;
  }, [q, isFinding]);
  const later = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => go({ q: text.trim(), page: null, find: null }, true),
      DELAY_MS,
    );
  };
  return (
    <span className="relative">
      <Search
        className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
      <input
        ref={field}
        type="search"
        defaultValue={q}
        onChange={(event) => later(event.target.value)}
        aria-label={t`Search in this list`}
        placeholder={t`Search in this list`}
        className="h-11 w-full rounded-md border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
      />
    </span>
  );
}
