/** Every address that no other route has: a page, a redirect, or 404 for a missing file. */
import { isBot } from 'isbot';
import { sendError } from '@haat/server/errors';
import { pageHeaders } from '@haat/server/security-headers';
import { makePages } from '../ssr/page.mjs';
import { canonicalUrl, withQuery } from './canonical-url.mjs';

const LOCALES = ['en', 'ne'];
const APPEARANCES = ['system', 'light', 'dark'];
// A missing file is a real 404, never a page: the browser would run HTML.
const FILE = /^\/(api|mf|storage)(\/|$)|\.(js|css|map|json|woff2|png|webp|svg|ico)$/;

/** `?lang=` is the page's own address in a language (ADR 9); else the visitor's choice counts. */
function preferences({ cookies }, url) {
  const locales = [url.searchParams.get('lang'), cookies.haat_locale];
  const currency = cookies.haat_currency ?? '';
  return {
    locale: locales.find((locale) => LOCALES.includes(locale)) ?? 'en',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'NPR',
    appearance: APPEARANCES.includes(cookies.haat_appearance)
      ? cookies.haat_appearance
      : 'system',
  };
}

const redirect = (reply, location) =>
  reply.code(301).headers({ location, 'cache-control': 'no-cache' }).send();

export async function page(app, options) {
  const { shell, prefetchMs, crawlerPrefetchMs } = options;
  const makePage = makePages(options);

  /** A browser requests missing data itself; a crawler would store a page without its title. */
  const timeFor = ({ headers }) =>
    isBot(headers['user-agent']) ? crawlerPrefetchMs : prefetchMs;

  app.get('*', async (request, reply) => {
    // A fixed base: the host that the client names has no effect.
    const url = new URL(`http://edge${request.url}`);
    if (FILE.test(decodeURIComponent(url.pathname))) return sendError(reply, 404);
    const address = canonicalUrl(url, shell.entryOf);
    if (address) return redirect(reply, address);
    const { target, status, html, caching } = await makePage(url, {
      ...preferences(request, url),
      prefetchMs: timeFor(request),
    });
    if (target) return redirect(reply, withQuery(target, url.search));
    return reply
      .code(status)
      .headers({ ...pageHeaders, ...caching, vary: 'cookie' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
