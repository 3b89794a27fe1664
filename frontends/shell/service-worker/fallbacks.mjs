/** What answers without a network when the address itself is not cached. */
/* global caches, Request */
import { NetworkFirst } from 'workbox-strategies';
import { CACHED_AT, cachePolicy } from './cache-policy.mjs';
import { BY_URL, FALLBACKS, FILES } from './caches.mjs';

const OFFLINE = '/offline.html';
/** A page without content of its own: the browser can render any address with it. */
const BLANK_PAGE = '/search';

const strategy = new NetworkFirst({
  cacheName: FALLBACKS,
  matchOptions: BY_URL,
  plugins: [cachePolicy(FALLBACKS)],
});

/** Fetches the fallbacks again; rejects when one does not load. */
export const loadFallbacks = (event) =>
  Promise.all(
    [OFFLINE, BLANK_PAGE].map((url) => {
      const [, isDone] = strategy.handleAll({ event, request: new Request(url) });
      return isDone;
    }),
  );

/** The page with the time it was cached at, which the reader sees. */
async function withCachedAt(response) {
  const cachedAt = response.headers.get(CACHED_AT) ?? '';
  const html = (await response.text()).replace(
    '<head>',
    `<head><meta name="haat-cached-at" content="${cachedAt}">`,
  );
  return new Response(html, { headers: response.headers });
}

const fallback = (url) => caches.match(url, { cacheName: FALLBACKS, ...BY_URL });

/** A Workbox plugin: the cached page, else the blank one, else the offline page. */
export const pageFallback = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? withCachedAt(cachedResponse) : null,
  async handlerDidError() {
    const page = await fallback(BLANK_PAGE);
    return page ? withCachedAt(page) : fallback(OFFLINE);
  },
};

/** A Workbox plugin: the picture at another width is better than none. */
export const pictureFallback = {
  handlerDidError: ({ request }) =>
    caches.match(request.url, { cacheName: FILES, ignoreSearch: true, ...BY_URL }),
};
