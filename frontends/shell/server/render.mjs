/** Draws one page: data first, for as long as there is time, then React. */
import { Writable } from 'node:stream';
import { recordCalls } from './api-calls.mjs';

// React's inline scripts for late parts would break the content security policy.
const ONE_CHUNK = 1e9;
const RENDER_MS = 3000;
const NO_WORDS = [];

/** What is not there in time the browser asks for itself. */
async function withinTime(prefetches, controller, timeoutMs) {
  let timer;
  const tooLate = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs, []);
  });
  const heads = await Promise.race([Promise.all(prefetches), tooLate]);
  clearTimeout(timer);
  controller.abort();
  return Object.assign({}, ...heads);
}

/** React writes two kilobytes at a time: read as text once, at the end. */
function collected(take) {
  const parts = [];
  return new Writable({
    write(part, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      take(Buffer.concat(parts).toString());
      done();
    },
  });
}

/** Answers {html, words}: the page in pieces, and the words it was drawn with. */
async function draw(bundles, request, store, catalogs) {
  let drawing;
  const drawn = await new Promise((resolve, reject) => {
    const { url, locale } = request;
    drawing = bundles.shell.render(url, store, locale, catalogs, {
      progressiveChunkSize: ONE_CHUNK,
      onAllReady: () => drawing.pipe(collected(resolve)),
      onShellError: reject,
      onError: reject,
    });
    setTimeout(
      () => drawing.abort(new Error('rendering took too long')),
      RENDER_MS,
    ).unref();
  });
  return drawing.whole(drawn);
}

/** request: {url, path, locale, currency, apiOrigin, prefetchMs, remote}. Answers what was drawn, and the calls it was drawn from. */
export async function renderPage(bundles, request) {
  const { url, path, locale, currency, apiOrigin, prefetchMs, remote, entry } = request;
  const query = new URL(`http://edge${url}`).searchParams;
  const controller = new AbortController();
  const { signal } = controller;
  const { ask, known } = recordCalls({ origin: apiOrigin, locale, signal });
  const store = bundles.shell.openStore(ask, locale, currency);
  const remoteBundle = remote ? await bundles.remoteBundle(remote) : null;
  const prefetches = [bundles.shell.prefetch(path, store, query)];
  if (remoteBundle) prefetches.push(remoteBundle.prefetch(path, store, query));
  const loaded = await withinTime(prefetches, controller, prefetchMs);
  const calls = known();
  if (loaded.redirect) return { head: loaded, calls };
  const own = bundles.shell.routeHead(store.getState(), path, query, locale);
  // A remote knows its own pages.
  const head = entry?.module ? loaded : own;
  const catalogs = remoteBundle?.catalogs[locale] ?? NO_WORDS;
  // An answer that comes during rendering is neither in the page nor in its state.
  const state = bundles.shell.pageState(store, loaded.forBrowser);
  const settled = bundles.shell.openStore(ask, locale, currency, state);
  const { html, words } = await draw(bundles, request, settled, catalogs);
  return { head, html, state, words, calls };
}
