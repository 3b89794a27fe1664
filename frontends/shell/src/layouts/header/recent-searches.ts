/** What was searched last in this browser, the newest first. */
const KEY = 'haat.recent-searches';
const MAX_SEARCHES = 6;

export function recentSearches(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function store(list: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function rememberSearch(query: string): void {
  const others = recentSearches().filter(
    (one) => one.toLowerCase() !== query.toLowerCase(),
  );
  store([query, ...others].slice(0, MAX_SEARCHES));
}

export const clearSearches = () => store([]);
