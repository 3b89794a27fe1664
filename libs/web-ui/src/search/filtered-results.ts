import type { Facets } from '@haat/api/search';
import type { FilterAddress } from './use-filter-address';

/** A list of products or suppliers with the filters of its address. */
export type FilteredResults = FilterAddress & {
  facets: Facets | null;
  /** How many there are on all pages. */
  total: number;
  isLoading: boolean;
};
