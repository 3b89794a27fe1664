import type { SearchHelp } from '@haat/api/search';
import { useFormat } from '@haat/platform';
import { facetOf, type FacetName } from '../market/search-facets';
import { useLingui } from '@lingui/react/macro';
import type { Change } from './filters';
import type { FilteredResults } from './filtered-results';

const without = (name: FacetName): Change =>
  Object.fromEntries(
    facetOf(name).params.map((param) => [param, param === 'attr' ? [] : null]),
  );

/** No results: which single filter to remove, and how many products that would bring. */
export function useFilterSuggestions(
  results: FilteredResults,
  help: SearchHelp | null | undefined,
) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  // The filter of a category's own page cannot be removed.
  const isFixed = (filter: FacetName) =>
    filter === 'category' && !results.filters.chosen.category;
  return (help?.without ?? []).flatMap(({ filter, count }) => {
    if (count === 0 || isFixed(filter)) return [];
    const name = i18n._(facetOf(filter).label);
    const href = results.hrefWith(without(filter));
    return [{ name, shown: number(count), count, href }];
  });
}
