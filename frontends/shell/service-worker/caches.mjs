/** The worker's caches, with their limits. */
/* global caches */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

export const PAGES = `haat-pages-${process.env.HAAT_BUILD}`;
export const ANSWERS = `haat-answers-${process.env.HAAT_BUILD}`;
export const FALLBACKS = `haat-fallbacks-${process.env.HAAT_BUILD}`;
/** Names carry a hash or an id, so every build shares these. */
export const FILES = 'haat-files';

/** The address alone identifies an entry: language and encoding change with the cookie. */
export const BY_URL = { ignoreVary: true };

const limit = (maxEntries) =>
  new ExpirationPlugin({ maxEntries, matchOptions: BY_URL, purgeOnQuotaError: true });

export const limits = {
  [PAGES]: limit(60),
  [ANSWERS]: limit(200),
  [FILES]: limit(300),
};

/** Deletes the caches of earlier builds, with what Workbox recorded about them. */
export async function deleteOldCaches() {
  const current = new Set([PAGES, ANSWERS, FALLBACKS, FILES]);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('haat-') && !current.has(name));
  for (const name of old) {
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
    await caches.delete(name);
  }
}
