import { Chip, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FilterChips } from '../../../components/lists/filter-chips';
import type { Side } from '../../../components/enquiries/stages';
import type { Inbox } from '../hooks/use-inbox';
import { ChoiceFilters } from './choice-filters';

const DELAY_MS = 300;

type Props = { inbox: Inbox; side: Side };

/** Search and quick filters above the list; all of them are in the address. */
export function ListFilters({ inbox, side }: Props) {
  const { queryArgs, meta, go } = inbox;
  const overdue = meta?.due?.overdue ?? 0;
  const toggle = (name: 'sort' | 'unread' | 'due', value: string) =>
    go({ [name]: queryArgs[name] ? null : value, page: null }, true);
  return (
    <div
      className={cn(
        'sticky top-0 z-10 grid gap-1.5 border-b border-line bg-card px-3.5 py-2 lg:gap-1 lg:py-1.5',
        side === 'buyer' && 'grid-cols-[minmax(0,1fr)_auto] items-center',
      )}
    >
      <SearchField inbox={inbox} />
      <div className="flex gap-2 overflow-x-auto [scrollbar-width:none] lg:gap-1.5 [&>*]:shrink-0 lg:[&_button]:px-2.5 lg:[&_button]:text-[12.5px]">
        {side === 'seller' ? (
          <Chip
            isOn={queryArgs.sort === 'due'}
            onClick={() => toggle('sort', 'due')}
            className="max-lg:h-11"
          >
            <ArrowUpDown aria-hidden />
            <Trans>Due first</Trans>
          </Chip>
        ) : null}
        <Chip
          isOn={Boolean(queryArgs.unread)}
          onClick={() => toggle('unread', 'true')}
          className="max-lg:h-11"
        >
          <Trans>Unread</Trans>
        </Chip>
        {overdue > 0 || queryArgs.due ? (
          <Chip
            isOn={Boolean(queryArgs.due)}
            onClick={() => toggle('due', 'overdue')}
            className="max-lg:h-11"
          >
            <Trans>Overdue</Trans>
          </Chip>
        ) : null}
        {side === 'seller' ? <ChoiceFilters inbox={inbox} /> : null}
      </div>
      <FilterChips except="unread" className="col-span-full" />
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
    // A search from the top bar is rendered here; own typing is not disturbed.
    else if (input && document.activeElement !== input) input.value = q;
  }, [q, isFinding]);
  const scheduleSearch = (text: string) => {
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
        onChange={(event) => scheduleSearch(event.target.value)}
        aria-label={t`Search in this list`}
        placeholder={t`Search in this list`}
        className="h-11 w-full rounded-md lg:h-9 border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
      />
    </span>
  );
}
