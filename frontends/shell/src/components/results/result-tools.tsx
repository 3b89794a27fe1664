import { FilterSheet } from '../filters/filter-sheet';
import { FacetPanel } from './facet-panel';
import { countOf } from './filters';
import { ResultTotal } from './result-total';
import { SortSelect } from './sort-select';
import type { Results } from './use-results';
import { ViewSwitch } from './view-switch';

type Props = { results: Results; hidesCategories?: boolean };

/** Filters (up to 1199 px), sort, and for products list or grid. */
export const ResultTools = ({ results, hidesCategories = false }: Props) => (
  <div className="flex w-full gap-2 lg:w-auto">
    <FilterSheet
      chosen={countOf(results.filters)}
      outcome={<ResultTotal results={results} isAction />}
    >
      <FacetPanel results={results} hidesCategories={hidesCategories} />
    </FilterSheet>
    <SortSelect results={results} />
    {results.filters.type === 'products' ? <ViewSwitch results={results} /> : null}
  </div>
);
