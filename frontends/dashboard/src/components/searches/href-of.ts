import { paths, type SavedSearch } from '@haat/platform';

/** The search page as it was saved, newest first when something is new. */
export function hrefOf({ query_string, new_count }: SavedSearch): string {
  const params = new URLSearchParams(query_string);
  if (new_count > 0) params.set('sort', 'newest');
  return `${paths.search()}?${params}`;
}
