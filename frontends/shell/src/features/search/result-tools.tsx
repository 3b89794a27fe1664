import { Link } from '@haat/platform';
import { Button, Sheet, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowUpDown,
  ChevronDown,
  LayoutGrid,
  List,
  SlidersHorizontal,
} from 'lucide-react';
import { useState } from 'react';
import { FacetPanel } from './facet-panel';
import type { Sort } from './filters';
import type { Results } from './use-results';

type Props = { results: Results; hidesCategories?: boolean };

/** Filters (phones), sort, list or grid. */
export function ResultTools({ results, hidesCategories = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex w-full gap-2 lg:w-auto">
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        side="bottom"
        title={<Trans>Filters</Trans>}
        trigger={
          <Button variant="outline" className="flex-1 lg:hidden">
            <SlidersHorizontal aria-hidden />
            <Trans>Filters</Trans>
          </Button>
        }
      >
        <FacetPanel results={results} hidesCategories={hidesCategories} />
        <Button className="sticky bottom-0 mt-2 w-full" onClick={() => setIsOpen(false)}>
          <Trans>Show results</Trans>
        </Button>
      </Sheet>
      <SortSelect results={results} />
      <ViewSwitch results={results} />
    </div>
  );
}

function SortSelect({ results }: { results: Results }) {
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

function ViewSwitch({ results }: { results: Results }) {
  const { t } = useLingui();
  const views = [
    { view: 'list', label: t`List view`, Icon: List },
    { view: 'grid', label: t`Grid view`, Icon: LayoutGrid },
  ] as const;
  return (
    <span className="hidden gap-1 lg:flex">
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={results.hrefWith({ view: view === 'grid' ? view : null })}
          aria-label={label}
          aria-current={results.filters.view === view ? 'true' : undefined}
          className={cn(
            'grid size-11 place-items-center rounded-md',
            results.filters.view === view
              ? 'border border-line-strong bg-card'
              : 'text-ink-500 hover:bg-sand',
          )}
        >
          <Icon className="size-5" aria-hidden />
        </Link>
      ))}
    </span>
  );
}
