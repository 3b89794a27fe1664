import { ChipList } from '../filters/chip-list';
import { withoutFilters } from './filters';
import type { Results } from './use-results';
import { useSearchChips } from './use-search-chips';

export const SearchChips = ({ results }: { results: Results }) => (
  <ChipList
    chips={useSearchChips(results)}
    clearHref={results.hrefWith(withoutFilters())}
  />
);
