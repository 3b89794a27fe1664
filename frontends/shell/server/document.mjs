/** The HTML around the application: head, preloads, configuration, state. */
import { headLines } from './head.mjs';
import { json } from './markup.mjs';

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

/** The chunk of a page of the shell; the words only where the browser draws first. */
function ownLinks({ shell, pageName, locale, html = '' }) {
  const { js = [], css = [] } = shell.pages[pageName] ?? {};
  const words = html === '' ? (shell.words[locale] ?? []) : [];
  return [
    ...css.map((file) => style(`/assets/${file}`)),
    ...[...js, ...words].map((file) => preload(`/assets/${file}`)),
  ];
}

/** page: {locale, currency, publicUrl, status, head, html, state, words, remotes, remote, exposed, shell, pageName}. */
export function makeDocument(page) {
  const { locale, currency, remotes, shell, html = '', state, words } = page;
  const config = {
    locale,
    currency,
    remotes: remotes.map(({ name, url, manifest }) => ({
      name,
      entry: url + manifest.entry,
    })),
    isRendered: html !== '',
    words,
  };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...headLines(page),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...shell.fonts
      .filter((file) => file.includes('latin'))
      .map((file) => font(`/assets/${file}`)),
    ...shell.css.map((file) => style(`/assets/${file}`)),
    ...remoteLinks(page.remote, page.exposed),
    ...ownLinks(page),
    data('haat-config', config),
    ...(state ? [data('haat-state', state)] : []),
    ...shell.js.map((file) => script(`/assets/${file}`)),
  ];
  return `<!doctype html><html lang="${locale}"><head>${head.join('')}</head><body><div id="root">${html}</div></body></html>`;
}
