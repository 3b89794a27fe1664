/** How the cache may store a page: as the least cacheable of the answers it is made of (docs/caching.md). */

/** Seconds; a change purges a page earlier. */
const SHARED_S = 20;
const WHEN_STALE = 'stale-while-revalidate=10, stale-if-error=86400';
const NO_STORE = { 'cache-control': 'no-store' };

function sharedSeconds({ cacheControl = '' }) {
  if (!/\bpublic\b/.test(cacheControl)) return 0;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(cacheControl) ?? [];
  return Number(seconds ?? 0);
}

/** calls: {cacheControl, keys} of each answer; null for an incomplete page. */
export function pageCaching(calls) {
  const seconds = Math.min(SHARED_S, ...(calls ?? []).map(sharedSeconds));
  if (!calls || seconds === 0) return NO_STORE;
  const keys = new Set(['page', ...calls.flatMap((call) => call.keys)]);
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, ${WHEN_STALE}`,
    'surrogate-key': [...keys].join(' '),
  };
}
