import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import { FilterSheet } from '../filters/filter-sheet';
import { FacetPanel } from './facet-panel';
import { countOf } from './filters';
import { SortSelect } from './sort-select';
import type { Results } from './use-results';
import { ViewSwitch } from './view-switch';

type Props = { results: Results; hidesCategories?: boolean };

/** Filters (phones), sort, list or grid. */
export function ResultTools({ results, hidesCategories = false }: Props) {
  const { number } = useFormat();
  const total = results.answer.data?.meta.total ?? 0;
  const shown = number(total);
  return (
    <div className="flex w-full gap-2 lg:w-auto">
      <FilterSheet
        chosen={countOf(results.filters)}
        outcome={
          <Select
            value={pluralForm(total)}
            _one={`Show ${shown} product`}
            other={`Show ${shown} products`}
          />
        }
      >
        <FacetPanel results={results} hidesCategories={hidesCategories} />
      </FilterSheet>
      <SortSelect results={results} />
      <ViewSwitch results={results} />
    </div>
  );
}
