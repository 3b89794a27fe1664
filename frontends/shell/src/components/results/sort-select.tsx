import { useLocation } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { HiddenFields } from '../filters/hidden-fields';
import type { Sort } from './filters';
import type { Results } from './use-results';

export function SortSelect({ results }: { results: Results }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const names: Record<Sort, string> = {
    relevance: t`Best match`,
    newest: t`Newest`,
    price_asc: t`Price: low to high`,
    price_desc: t`Price: high to low`,
  };
  return (
    <form action={pathname} className="relative flex flex-1 items-center lg:flex-none">
      <HiddenFields values={results.paramsWithout('sort', 'page')} />
      <ArrowUpDown className="pointer-events-none absolute left-3.5 size-4" aria-hidden />
      <select
        name="sort"
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
      <ChevronDown
        className="pointer-events-none absolute right-3 size-4 noscript:hidden"
        aria-hidden
      />
      <Button type="submit" variant="soft" className="ml-1.5 hidden noscript:inline-flex">
        <Trans>Sort</Trans>
      </Button>
    </form>
  );
}
