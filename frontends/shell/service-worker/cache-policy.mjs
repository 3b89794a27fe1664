/** Which responses a cache stores, and which statuses delete what it has. */
/* global caches */
import { copyResponse } from 'workbox-core';
import { BY_URL } from './caches.mjs';

export const CACHED_AT = 'x-cached-at';

/** The page or picture no longer exists, or is no longer public. */
const REMOVED = new Set([401, 403, 404, 410]);

const isCacheable = (response) =>
  response.ok && response.type === 'basic' && !response.redirected;

/** A copy whose header has the time of storage, as an ISO time. */
const withTime = (response) =>
  copyResponse(response, (init) => {
    init.headers.set(CACHED_AT, new Date().toISOString());
    return init;
  });

/** A Workbox plugin for the cache of this name. */
export const cachePolicy = (cacheName) => ({
  async cacheWillUpdate({ request, response }) {
    if (isCacheable(response)) return withTime(response);
    if (REMOVED.has(response.status)) {
      await (await caches.open(cacheName)).delete(request.url, BY_URL);
    }
    return null;
  },
});
