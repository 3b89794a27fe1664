/**
 * The service worker: pages that were opened can be read without a network.
 * Pages and answers load from the network first, so an open tab never meets an old build.
 */
/* global self */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  isHashedFile,
  isOtherPage,
  isPicture,
  isPublicAnswer,
  isPublicPage,
} from './addresses.mjs';
import { cachePolicy } from './cache-policy.mjs';
import { ANSWERS, BY_URL, FILES, PAGES, deleteOldCaches, limits } from './caches.mjs';
import { loadFallbacks, pageFallback, pictureFallback } from './fallbacks.mjs';

const options = (cacheName, ...plugins) => ({
  cacheName,
  matchOptions: BY_URL,
  plugins: [cachePolicy(cacheName), limits[cacheName], ...plugins],
});

registerRoute(isHashedFile, new CacheFirst(options(FILES)));
// The browser's own cache answers for five minutes: a blocked picture is gone after that.
registerRoute(isPicture, new NetworkFirst(options(FILES, pictureFallback)));
registerRoute(isPublicAnswer, new NetworkFirst(options(ANSWERS)));
registerRoute(isPublicPage, new NetworkFirst(options(PAGES, pageFallback)));
registerRoute(isOtherPage, new NetworkOnly({ plugins: [pageFallback] }));

self.skipWaiting();
clientsClaim();
self.addEventListener('install', (event) => event.waitUntil(loadFallbacks(event)));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

/** The visitor chose another language: cached pages are in the old one. */
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'renew') return;
  const renew = async () => {
    await limits[PAGES].deleteCacheAndMetadata();
    await loadFallbacks(event);
  };
  event.waitUntil(renew());
});
