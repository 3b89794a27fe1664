/** Answers page addresses: status, redirect, rendered or plain document. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { movedTo, withQuery } from './canonical-url.mjs';
import { redirect, send } from '../http/responses.mjs';
import { cookie } from '../http/cookies.mjs';
import { makeDocument } from '../ssr/document.mjs';
import { log } from '../log.mjs';
import { pageCaching } from '../ssr/page-caching.mjs';
import { renderPage } from '../ssr/render.mjs';
import { pageHeaders } from '../http/security-headers.mjs';
import { makeStyles } from '../ssr/styles.mjs';

const LOCALES = ['en', 'ne'];

/** `?lang=` is the page's own address in a language (ADR 9); else the visitor's choice counts. */
function preferences(request, url) {
  const wishes = [url.searchParams.get('lang'), cookie(request, 'haat_locale')];
  const currency = cookie(request, 'haat_currency');
  return {
    locale: wishes.find((locale) => LOCALES.includes(locale)) ?? 'en',
    currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : 'NPR',
  };
}

/** The address without the language: both sides draw it, and the browser drops it. */
function drawnUrl(url) {
  const kept = new URL(url);
  kept.searchParams.delete('lang');
  return kept.pathname + kept.search;
}

/** Search engines and messengers, which take what they get for the whole page. */
const CRAWLER =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|viber|telegram|linkpreview/i;

/** Read again when the file is another one. */
function makeReader(file) {
  let last = { changedAt: 0 };
  return async () => {
    const { mtimeMs } = await fs.stat(file);
    if (mtimeMs !== last.changedAt) {
      last = { changedAt: mtimeMs, value: JSON.parse(await fs.readFile(file, 'utf8')) };
    }
    return last.value;
  };
}

/** What the browser draws says nothing by itself, and no page that is not there is stored. */
const BY_THE_BROWSER = { 'cache-control': 'no-cache' };

export function makePages({ settings, bundles, currentRemotes }) {
  /** A visitor's browser asks for what is late; a crawler would keep a page without its title. */
  const timeFor = ({ headers }) =>
    CRAWLER.test(headers['user-agent'] ?? '')
      ? settings.crawlerPrefetchMs
      : settings.prefetchMs;

  const stylesOf = makeStyles(settings.distFolder);
  const readShell = makeReader(path.join(settings.distFolder, 'manifest.json'));

  async function tryRender(request) {
    try {
      return await renderPage(bundles, { ...settings, ...request });
    } catch (error) {
      // The browser can still draw it: a plain page is better than none.
      log('error', 'render_failed', { path: request.path, reason: error.stack });
      return { head: {} };
    }
  }

  /** Of pages the browser draws: from the address alone. */
  const plainHead = ({ pathname, searchParams }, locale) =>
    bundles.shell.routeHead({}, pathname, searchParams, locale);

  /** Either an address to go to or a page to send. */
  async function makePage(url, wishes, { remotes, shell }) {
    const entry = bundles.shell.entryOf(url.pathname);
    const [remoteName, exposed] = entry?.module?.split('/') ?? [];
    const remote = remotes.find(({ name }) => name === remoteName);
    // A private area is drawn by the browser; so is a page whose remote is away.
    const isRendered =
      !entry || (entry.isRendered && (!remoteName || remote?.manifest.ssr));
    const drawn = isRendered
      ? await tryRender({
          ...wishes,
          url: drawnUrl(url),
          path: url.pathname,
          remote,
          entry,
        })
      : // A shop whose remote is away is no secret.
        {
          head: entry.isRendered ? {} : plainHead(url, wishes.locale),
        };
    const { redirect: target } = drawn.head;
    if (target) return { target: withQuery(target, url.search) };
    const status = entry ? (drawn.head.status ?? 200) : 404;
    const { publicUrl } = settings;
    const pageName = entry?.page;
    const plainPath = pageName === 'lead' ? `${url.pathname}/plain` : undefined;
    const edge = {
      ...{ publicUrl, status, remotes, remote, exposed, shell },
      ...{ pageName, plainPath },
    };
    const title = bundles.shell.documentTitle({ ...drawn.head, status }, wishes.locale);
    const styles = await stylesOf(edge);
    const html = makeDocument({ ...wishes, ...drawn, ...edge, title, styles });
    const isShared = status === 200 && isRendered;
    const caching = isShared ? pageCaching(drawn.calls ?? null) : BY_THE_BROWSER;
    return { status, html, caching };
  }

  return async function answerPage(request, response, url) {
    const moved = movedTo(url, bundles.shell.entryOf);
    if (moved) return redirect(response, 301, moved);
    const wishes = { ...preferences(request, url), prefetchMs: timeFor(request) };
    const [remotes, shell] = await Promise.all([currentRemotes(), readShell()]);
    const page = await makePage(url, wishes, { remotes, shell });
    if (page.target) return redirect(response, 301, page.target);
    send(response, page.status, 'text/html; charset=utf-8', page.html, {
      ...pageHeaders,
      ...page.caching,
      vary: 'cookie',
    });
  };
}
