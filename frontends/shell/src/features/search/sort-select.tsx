import { useLingui } from '@lingui/react/macro';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import type { Sort } from './filters';
import type { Results } from './use-results';

export function SortSelect({ results }: { results: Results }) {
  const { t } = useLingui();
  const names: Record<Sort, string> = {
    relevance: t`Best match`,
    newest: t`Newest`,
    price_asc: t`Price: low to high`,
    price_desc: t`Price: high to low`,
  };
  return (
    <span className="relative flex flex-1 items-center lg:flex-none">
      <ArrowUpDown className="pointer-events-none absolute left-3.5 size-4" aria-hidden />
      <select
        aria-label={t`Sort by`}
        value={results.filters.sort}
        onChange={(event) => results.change({ sort: event.target.value })}
        className="h-11 w-full appearance-none rounded-md border border-line-strong bg-card pl-10 pr-9 text-[14px] font-semibold outline-none hover:border-indigo-500"
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-4" aria-hidden />
    </span>
  );
}
