import { ChipList } from './chip-list';
import { withoutFilters } from './filters';
import type { FilteredResults } from './filtered-results';
import { useSearchChips } from './use-search-chips';

export const SearchChips = ({ results }: { results: FilteredResults }) => (
  <ChipList
    chips={useSearchChips(results)}
    clearHref={results.hrefWith(withoutFilters())}
  />
);
