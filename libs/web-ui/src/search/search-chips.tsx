import { ChipList, type FilterChip } from './chip-list';
import { withoutFilters, withoutNeed } from './filters';
import type { FilteredResults } from './filtered-results';
import { useSearchChips } from './use-search-chips';

type Props = {
  results: FilteredResults;
  /** Of the quantity and place that the prices and distances follow. */
  need?: FilterChip[];
};

export const SearchChips = ({ results, need = [] }: Props) => (
  <ChipList
    chips={[...need, ...useSearchChips(results)]}
    clearHref={results.hrefWith({
      ...withoutFilters(),
      ...(need.length > 0 ? withoutNeed() : {}),
    })}
  />
);
