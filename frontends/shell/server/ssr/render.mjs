/** Renders one page: data first, within a time limit, then React. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { recordCalls } from '../api-client.mjs';

// React's inline scripts for deferred parts would break the content security policy.
const ONE_CHUNK = 1e9;
const RENDER_MS = 3000;

/** The browser requests itself what is not there in time. */
async function withinTime(prefetches, controller, timeoutMs) {
  let timer;
  const timedOut = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs, []);
  });
  const heads = await Promise.race([Promise.all(prefetches), timedOut]);
  clearTimeout(timer);
  controller.abort();
  return Object.assign({}, ...heads);
}

/** Returns {html, messages}: the page, and the messages that it uses. */
async function renderHtml(shell, { url, locale }, store, catalogs) {
  let stream;
  const allReady = new Promise((resolve, reject) => {
    stream = shell.render(url, store, locale, catalogs, {
      progressiveChunkSize: ONE_CHUNK,
      onAllReady: resolve,
      onShellError: reject,
      onError: reject,
    });
  });
  const timeout = new Error('rendering took too long');
  const timer = setTimeout(() => stream.abort(timeout), RENDER_MS);
  await allReady.finally(() => clearTimeout(timer));
  return { html: await text(stream.pipe(new PassThrough())), messages: stream.messages };
}

/**
 * request: {url, path, locale, currency, apiOrigin, prefetchMs, remote, entry}.
 * Returns {head, html, state, messages, calls}; calls as `answers()` of the API client.
 */
export async function renderPage({ shell, remoteBundle }, request) {
  const { url, path, locale, currency, apiOrigin, prefetchMs, remote, entry } = request;
  const query = new URL(`http://edge${url}`).searchParams;
  const controller = new AbortController();
  const { signal } = controller;
  const { call, answers } = recordCalls({ origin: apiOrigin, locale, signal });
  const store = shell.openStore(call, locale, currency);
  const bundle = remote ? await remoteBundle(remote) : null;
  const prefetches = [shell.prefetch(path, store, query)];
  if (bundle) prefetches.push(bundle.prefetch(path, store, query));
  const loaded = await withinTime(prefetches, controller, prefetchMs);
  const calls = answers();
  if (loaded.redirect) return { head: loaded, calls };
  const own = shell.routeHead(store.getState(), path, query, locale);
  // A remote knows its own pages.
  const head = entry?.module ? loaded : own;
  const catalogs = bundle?.catalogs[locale] ?? [];
  // An answer that arrives during rendering is neither in the page nor in its state.
  const state = shell.pageState(store, loaded.forBrowser);
  const settled = shell.openStore(call, locale, currency, state);
  const { html, messages } = await renderHtml(shell, request, settled, catalogs);
  return { head, html, state, messages, calls };
}
