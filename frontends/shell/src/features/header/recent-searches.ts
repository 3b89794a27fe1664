/** What was searched last in this browser, the newest first. */
const KEY = 'haat.recent-searches';
const MOST = 6;

export function recentSearches(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(list: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function rememberSearch(words: string): void {
  const others = recentSearches().filter(
    (one) => one.toLowerCase() !== words.toLowerCase(),
  );
  keep([words, ...others].slice(0, MOST));
}

export const forgetSearches = () => keep([]);
