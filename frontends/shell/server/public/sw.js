/* global self, caches, fetch, URL, Headers, Response */
/**
 * What was visited can be read without a network. Asked is always the network first: an open tab and a remote
 * deployed meanwhile never meet an old page. Files with a hash never change and come from here at once.
 */
const BUILD = new URL(self.location.href).searchParams.get('build') ?? 'none';
const [PAGES, ANSWERS, FILES] = [
  `haat-pages-${BUILD}`,
  `haat-answers-${BUILD}`,
  'haat-files',
];
const MOST = { [PAGES]: 60, [ANSWERS]: 200, [FILES]: 300 };
const OFFLINE = '/offline.html';
/** A page without content: the browser draws any address with it. */
const FRAME = '/search';

const PUBLIC_PAGE =
  /^\/($|(product|vendor|industry|help)(\/|$)|(suppliers|search|about-us|contact-us|privacy-policy|terms-and-conditions)$)/;
const PUBLIC_ANSWER =
  /^\/api\/(webui\/(?!wishlists\/)|currencies$|locations\/|countries$)/;
const HASHED = /^\/(assets|mf\/[a-z]+)\/.+\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const PICTURE = /^\/storage\/products\//;

/** As long as the server lets a picture be kept: then it is asked whether it still stands. */
const PICTURE_MS = 5 * 60_000;
/** What is no longer there for anybody is not kept for later either. */
const ENDED = new Set([401, 403, 404, 410]);

/** Keeps what may be kept, and forgets what has ended. */
async function follow(name, request, response) {
  if (mayKeep(response)) return keep(name, request.url, response);
  if (ENDED.has(response.status)) await (await caches.open(name)).delete(request.url);
}

async function keep(name, request, response) {
  const headers = new Headers(response.headers);
  headers.set('x-kept-at', new Date().toISOString());
  const { status, statusText } = response;
  const copy = new Response(await response.blob(), { status, statusText, headers });
  const cache = await caches.open(name);
  await cache.put(request, copy);
  const keys = await cache.keys();
  // The first in went in first: the oldest leave.
  await Promise.all(keys.slice(0, -MOST[name]).map((key) => cache.delete(key)));
}

const mayKeep = (response) =>
  response.ok && response.type === 'basic' && !response.redirected;

/** The page says since when it was kept. */
async function marked(response) {
  const keptAt = response.headers.get('x-kept-at') ?? '';
  const html = (await response.text()).replace(
    '<head>',
    `<head><meta name="haat-kept-at" content="${keptAt}">`,
  );
  return new Response(html, { headers: response.headers });
}

async function page(event) {
  const { request } = event;
  const isPublic = PUBLIC_PAGE.test(new URL(request.url).pathname);
  try {
    const response = await fetch(request);
    if (isPublic) event.waitUntil(follow(PAGES, request, response.clone()));
    return response;
  } catch {
    const cache = await caches.open(PAGES);
    const known =
      (isPublic && (await cache.match(request.url))) || (await cache.match(FRAME));
    return known ? marked(known) : caches.match(OFFLINE);
  }
}

async function answer(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(follow(ANSWERS, request, response.clone()));
    return response;
  } catch (error) {
    const known = await (await caches.open(ANSWERS)).match(request.url);
    if (known) return known;
    throw error;
  }
}

async function file(event) {
  const { request } = event;
  const known = await caches.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  if (mayKeep(response)) event.waitUntil(keep(FILES, request.url, response.clone()));
  return response;
}

const isFresh = (response) =>
  Date.now() - Date.parse(response.headers.get('x-kept-at') ?? '') < PICTURE_MS;

/** Pictures may end: a blocked product's, a suspended firm's. */
async function picture(event) {
  const { request } = event;
  const known = await caches.match(request.url);
  if (known && isFresh(known)) return known;
  try {
    const response = await fetch(request);
    event.waitUntil(follow(FILES, request, response.clone()));
    return response;
  } catch (error) {
    // A picture at another width is better than none.
    const other = known ?? (await caches.match(request.url, { ignoreSearch: true }));
    if (other) return other;
    throw error;
  }
}

/** null: none of our business. */
function wayOf(request) {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return page;
  if (HASHED.test(url.pathname)) return file;
  // One with a proof is for its owner or an operator only.
  if (PICTURE.test(url.pathname)) return url.searchParams.has('proof') ? null : picture;
  // What a token asked for is somebody's own.
  const isPersonal = request.headers.has('authorization');
  return PUBLIC_ANSWER.test(url.pathname) && !isPersonal ? answer : null;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  const kept = async () => {
    await (await caches.open(FILES)).add(OFFLINE);
    await keep(PAGES, FRAME, await fetch(FRAME));
  };
  event.waitUntil(kept());
});

self.addEventListener('activate', (event) => {
  const ours = new Set([PAGES, ANSWERS, FILES]);
  const tidied = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('haat-') && !ours.has(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidied());
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request);
  if (way) event.respondWith(way(event));
});

/** A page that was here before this worker names what it was made of; the language changed, so all is asked anew. */
self.addEventListener('message', (event) => {
  const { data } = event;
  const work = async () => {
    if (data.type === 'renew') await caches.delete(PAGES);
    const frame = data.type === 'renew' ? [FRAME] : [];
    for (const address of [...frame, ...(data.urls ?? [])]) {
      const { pathname } = new URL(address, self.location.origin);
      const name = HASHED.test(pathname)
        ? FILES
        : PUBLIC_PAGE.test(pathname)
          ? PAGES
          : null;
      if (!name || (await (await caches.open(name)).match(address))) continue;
      const response = await fetch(address).catch(() => null);
      if (response && mayKeep(response)) await keep(name, address, response);
    }
  };
  event.waitUntil(work());
});
