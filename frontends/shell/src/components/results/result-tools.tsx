import {
  FacetPanel,
  FilterSheet,
  ResultTotal,
  SortSelect,
  countOf,
  type FacetName,
} from '@haat/ui';
import { MapLink } from './deferred-parts';
import type { Results } from './use-results';
import { ViewSwitch } from './view-switch';

type Props = { results: Results; hidden?: readonly FacetName[] };

/** Filters (up to 1199 px), sort, and list or grid; for suppliers list or map. */
export const ResultTools = ({ results, hidden }: Props) => (
  <div className="flex w-full gap-2 lg:w-auto">
    <FilterSheet
      chosen={countOf(results.filters)}
      outcome={<ResultTotal results={results} isAction />}
    >
      <FacetPanel results={results} {...(hidden && { hidden })} />
    </FilterSheet>
    <SortSelect results={results} />
    {results.filters.type === 'products' ? (
      <ViewSwitch results={results} />
    ) : (
      <MapLink results={results} />
    )}
  </div>
);
