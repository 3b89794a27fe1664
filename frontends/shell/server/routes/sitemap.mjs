/** /robots.txt, /sitemap.xml and its parts: what search engines may visit. */
import { send, sendError, sendText } from '../http/responses.mjs';
import { escape } from '../ssr/escape.mjs';

/** Varnish stores a part for an hour, and serves an old one when the API fails. */
const CACHING = 'public, max-age=3600, s-maxage=3600, stale-if-error=86400';
const PART =
  /^\/sitemaps\/(pages|categories|help|(products|shops)-([0-9a-f-]{36}))\.xml$/;
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const PAGES = [
  '/',
  '/industry',
  '/suppliers',
  '/help',
  '/help/buyer-help',
  '/help/seller-help',
  '/help/knowledge-base',
  '/about-us',
  '/contact-us',
  '/register',
  '/privacy-policy',
  '/terms-and-conditions',
];
const FOLDERS = { products: '/product/', shops: '/vendor/' };
const PRIVATE = ['/api/', '/buyer', '/seller', '/admin', '/messages', '/lead/'];

const document = (name, lines) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACES}>\n${lines.join('\n')}\n</${name}>\n`;

/** A page's address in English, and beside it the one in Nepali (ADR 9). */
function page(publicUrl, path, changedOn) {
  const address = escape(publicUrl + path);
  const alternate = (language, href) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const day = changedOn ? `<lastmod>${changedOn.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${day}${alternate('en', address)}${alternate('ne', `${address}?lang=ne`)}</url>`;
}

const pathOf = (...words) => words.map(encodeURIComponent).join('/');

export function makeSitemap({ publicUrl, apiOrigin }) {
  async function read(path) {
    const answer = await fetch(`${apiOrigin}/api/webui${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()).data;
  }

  const outline = () => read('/sitemap');

  async function index() {
    const { products, shops } = await outline();
    const names = [
      ...['pages', 'categories', 'help'],
      ...shops.map(({ from_id }) => `shops-${from_id}`),
      ...products.map(({ from_id }) => `products-${from_id}`),
    ];
    const lines = names.map(
      (name) =>
        `<sitemap><loc>${escape(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
    );
    return document('sitemapindex', lines);
  }

  /** From the id up to where the next part begins. */
  async function addresses(kind, fromId) {
    const { [kind]: parts } = await outline();
    const end = parts.find(({ from_id }) => from_id > fromId)?.from_id;
    const until = end ? `&until_id=${end}` : '';
    const lines = [];
    for (let next = fromId; next;) {
      const { rows, next_id } = await read(`/sitemap/${kind}?from_id=${next}${until}`);
      for (const { slug, changed_on } of rows) {
        lines.push(page(publicUrl, FOLDERS[kind] + pathOf(slug), changed_on));
      }
      next = next_id;
    }
    return lines;
  }

  async function isThere([, , kind, fromId]) {
    return !kind || (await outline())[kind].some(({ from_id }) => from_id === fromId);
  }

  async function categories() {
    const { categories: all } = await outline();
    return all.map(({ path, changed_on }) =>
      page(publicUrl, `/industry/${pathOf(...path.split('/'))}`, changed_on),
    );
  }

  async function help() {
    const articles = await read('/knowledge-base');
    return articles.map(({ slug, updated_at }) =>
      page(publicUrl, `/help/knowledge-base/${pathOf(slug)}`, updated_at),
    );
  }

  async function part([, name, kind, fromId]) {
    if (kind) return addresses(kind, fromId);
    if (name === 'pages') return PAGES.map((path) => page(publicUrl, path));
    return name === 'help' ? help() : categories();
  }

  const robots = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  /** true when the address was one of these. */
  return async function answerSitemap(request, response, pathname) {
    if (pathname === '/robots.txt') {
      sendText(response, 200, robots);
      return true;
    }
    const found = PART.exec(pathname);
    if (!found && pathname !== '/sitemap.xml') return false;
    if (found && !(await isThere(found))) {
      sendError(response, 404);
      return true;
    }
    const body = found ? document('urlset', await part(found)) : await index();
    send(response, 200, 'application/xml; charset=utf-8', body, {
      'cache-control': CACHING,
    });
    return true;
  };
}
