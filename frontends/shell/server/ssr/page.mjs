/** One page as a document: rendered here, or left to the browser. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { log } from '@haat/server/log';
import { makeDocument } from './document.mjs';
import { pageCaching } from './page-caching.mjs';
import { renderPage } from './render.mjs';
import { makeStyles } from './styles.mjs';

/** What only the browser renders is not cached; nor is a missing page. */
const BY_THE_BROWSER = { 'cache-control': 'no-cache' };

/** The address without the language: both sides render it, and the browser drops it. */
function urlToRender(url) {
  const plain = new URL(url);
  plain.searchParams.delete('lang');
  return plain.pathname + plain.search;
}

export function makePages(options) {
  const { shell, remoteBundle, currentRemotes, distFolder, publicUrl, apiOrigin } =
    options;
  const { deployment } = options;
  const stylesOf = makeStyles(distFolder);

  async function readManifest() {
    return JSON.parse(await fs.readFile(path.join(distFolder, 'manifest.json'), 'utf8'));
  }

  async function tryRender(request) {
    try {
      return await renderPage({ shell, remoteBundle }, { apiOrigin, ...request });
    } catch (error) {
      // The browser can still render it: a plain page is better than none.
      log.error({ path: request.path, reason: error.stack }, 'render_failed');
      return { head: {} };
    }
  }

  /** Of a page the browser renders: from the address alone. */
  function plainHead(entry, { pathname, searchParams }, locale) {
    // A shop whose remote is away is no secret.
    if (entry.isRendered) return {};
    return shell.routeHead({}, pathname, searchParams, locale);
  }

  /** What renders the page: a module of a remote or of the shell. */
  async function sourceOf(entry) {
    const [remotes, manifest] = await Promise.all([currentRemotes(), readManifest()]);
    const [remoteName, exposed] = entry?.module?.split('/') ?? [];
    const remote = remotes.find(({ name }) => name === remoteName);
    // A private area is rendered by the browser; so is a page whose remote is away.
    const isRendered =
      !entry || (entry.isRendered && (!remoteName || remote?.manifest.ssr));
    return { remotes, remote, exposed, shell: manifest, isRendered };
  }

  /** preferences: {locale, currency, appearance, prefetchMs}. Returns {target} to redirect to, or {status, html, caching}. */
  return async function makePage(url, preferences) {
    const { locale } = preferences;
    const entry = shell.entryOf(url.pathname);
    const { isRendered, ...source } = await sourceOf(entry);
    const request = {
      ...preferences,
      url: urlToRender(url),
      path: url.pathname,
      remote: source.remote,
      entry,
    };
    const content = isRendered
      ? await tryRender(request)
      : { head: plainHead(entry, url, locale) };
    if (content.head.redirect) return { target: content.head.redirect };
    const status = entry ? (content.head.status ?? 200) : 404;
    const html = makeDocument({
      ...preferences,
      ...content,
      ...source,
      publicUrl,
      deployment,
      theme: shell.isDashboard(url.pathname) ? preferences.appearance : undefined,
      status,
      pageName: entry?.page,
      plainPath: entry?.page === 'lead' ? `${url.pathname}/plain` : undefined,
      title: shell.documentTitle({ ...content.head, status }, locale),
      styles: await stylesOf({ ...source, pageName: entry?.page }),
    });
    const isShared = status === 200 && isRendered;
    const caching = isShared ? pageCaching(content.calls ?? null) : BY_THE_BROWSER;
    return { status, html, caching };
  };
}
