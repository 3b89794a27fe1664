/** /robots.txt, /sitemap.xml and its parts: what search engines may visit. */
import { sendError } from '@haat/server/errors';
import { escape } from '../ssr/escape.mjs';

/** Varnish stores a part for an hour, and serves an old one when the API fails. */
const CACHING = 'public, max-age=3600, s-maxage=3600, stale-if-error=86400';
const PART = /^(pages|categories|help|(products|shops)-([0-9a-f-]{36}))\.xml$/;
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
const PRIVATE = [
  '/api/',
  '/buyer',
  '/seller',
  '/admin',
  '/messages',
  '/lead/',
  '/quotes/',
  '/cases/',
];

const document = (name, lines) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACES}>\n${lines.join('\n')}\n</${name}>\n`;

/** A page's address in English, and its alternate in Nepali (ADR 9). */
function page(publicUrl, path, changedOn) {
  const address = escape(publicUrl + path);
  const alternate = (language, href) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const day = changedOn ? `<lastmod>${changedOn.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${day}${alternate('en', address)}${alternate('ne', `${address}?lang=ne`)}</url>`;
}

const pathOf = (...segments) => segments.map(encodeURIComponent).join('/');

/** Reads the parts from the API; each is a list of `<url>` lines. */
function makeParts({ publicUrl, apiOrigin }) {
  async function read(path) {
    const response = await fetch(`${apiOrigin}/api/webui${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()).data;
  }
  const outline = () => read('/sitemap');

  /** From the id up to where the next part begins; null: no part begins with it. */
  async function rowsFrom(kind, fromId) {
    const { [kind]: parts } = await outline();
    if (!parts.some(({ from_id }) => from_id === fromId)) return null;
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

  const named = {
    pages: async () => PAGES.map((path) => page(publicUrl, path)),
    categories: async () =>
      (await outline()).categories.map(({ path, changed_on }) =>
        page(publicUrl, `/industry/${pathOf(...path.split('/'))}`, changed_on),
      ),
    help: async () =>
      (await read('/knowledge-base')).map(({ slug, updated_at }) =>
        page(publicUrl, `/help/knowledge-base/${pathOf(slug)}`, updated_at),
      ),
  };
  return { outline, named, rowsFrom };
}

function index(publicUrl, { products, shops }) {
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

const robots = (publicUrl) =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export async function sitemap(app, settings) {
  const { publicUrl } = settings;
  const { outline, named, rowsFrom } = makeParts(settings);
  const sendXml = (reply, xml) =>
    reply
      .header('cache-control', CACHING)
      .type('application/xml; charset=utf-8')
      .send(xml);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, index(publicUrl, await outline())),
  );
  app.get('/sitemaps/:file', async ({ params }, reply) => {
    const [, name, kind, fromId] = PART.exec(params.file) ?? [];
    const lines = kind ? await rowsFrom(kind, fromId) : await named[name]?.();
    return lines ? sendXml(reply, document('urlset', lines)) : sendError(reply, 404);
  });
}
