/** The HTML around the application: head, preloads, configuration, state. */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);
/** JSON inside a script element must not be able to end it. */
const json = (value) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, '');

const TITLES = {
  en: 'Haat – Nepal’s wholesale market',
  ne: 'हाट – नेपालको व्यापार बजार',
};
const DESCRIPTIONS = {
  en: 'Buy straight from Nepal’s mills, makers and traders.',
  ne: 'नेपालका उद्योग, उत्पादक र व्यापारीबाट सिधै किन्नुहोस्।',
};

const script = (href) => `<script defer src="${href}"></script>`;
const style = (href) => `<link rel="stylesheet" href="${href}">`;
const data = (id, value) =>
  `<script type="application/json" id="${id}">${json(value)}</script>`;
// Low: at a normal priority they would hold up the styles of the first paint.
const preload = (href) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}">`;
const font = (href) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

/** Entry, chunks and styles of the remote that draws this page. */
function remoteLinks(remote, exposed) {
  if (!remote) return [];
  const { url, manifest } = remote;
  const { js = [], css = [] } = manifest.exposes[exposed] ?? {};
  return [
    ...css.map((file) => style(url + file)),
    ...[manifest.entry, ...js].map((file) => preload(url + file)),
  ];
}

function meta(head, { locale, publicUrl }) {
  const title = head.title ? `${head.title} | Haat` : TITLES[locale];
  const description = head.description ?? DESCRIPTIONS[locale];
  const lines = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
  ];
  if (head.canonical) {
    lines.push(`<link rel="canonical" href="${escape(publicUrl + head.canonical)}">`);
  }
  if (head.image) {
    const image = new URL(head.image, `${publicUrl}/storage/`).href;
    lines.push(`<meta property="og:image" content="${escape(image)}">`);
  }
  if (head.jsonLd) {
    lines.push(`<script type="application/ld+json">${json(head.jsonLd)}</script>`);
  }
  return lines;
}

/** page: {locale, currency, publicUrl, head, html, state, remotes, remote, exposed, shell}. */
export function makeDocument(page) {
  const { locale, currency, remotes, shell, html = '', state } = page;
  const config = {
    locale,
    currency,
    remotes: remotes.map(({ name, url, manifest }) => ({
      name,
      entry: url + manifest.entry,
    })),
    isRendered: html !== '',
  };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="theme-color" content="#171B52">',
    ...meta(page.head, page),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...shell.fonts
      .filter((file) => file.includes('latin'))
      .map((file) => font(`/assets/${file}`)),
    ...shell.css.map((file) => style(`/assets/${file}`)),
    ...remoteLinks(page.remote, page.exposed),
    data('haat-config', config),
    ...(state ? [data('haat-state', state)] : []),
    ...shell.js.map((file) => script(`/assets/${file}`)),
  ];
  return `<!doctype html><html lang="${locale}"><head>${head.join('')}</head><body><div id="root">${html}</div></body></html>`;
}
