/** The HTML around the application: head, preloads, configuration, state. */
import { headLines } from './head.mjs';
import { json } from './escape.mjs';
import { noScripts } from './no-scripts.mjs';

const ownScript = (file) => `<script defer src="/assets/${file}"></script>`;
const data = (id, value) =>
  `<script type="application/json" id="${id}">${json(value)}</script>`;
/** A chunk registers itself whenever it arrives: before the libraries, which start the page. */
const chunk = (href) => `<script async fetchpriority="low" src="${href}"></script>`;

/** Entry and chunks of the remote that renders this page. */
function remoteLinks(remote, exposed) {
  if (!remote) return [];
  const { url, manifest } = remote;
  const { js = [] } = manifest.exposes[exposed] ?? {};
  return [manifest.entry, ...js].map((file) => chunk(url + file));
}

/** The chunk of a page of the shell; its messages only where the browser renders first. */
function ownLinks({ shell, pageName, locale, html }) {
  const { js = [] } = shell.pages[pageName] ?? {};
  const messages = html ? [] : (shell.words[locale] ?? []);
  return [...js, ...messages].map((file) => chunk(`/assets/${file}`));
}

const scriptLinks = (page) => [
  ...page.shell.js.slice(1).map(ownScript),
  ...remoteLinks(page.remote, page.exposed),
  ...ownLinks(page),
];

/** React writes preloads of images first: before the styles they are requested a round trip earlier. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/**
 * page: {locale, currency, theme, publicUrl, deployment, status, head, title, html, state, messages, remotes, remote, exposed, shell, pageName, plainPath, styles}.
 */
export function makeDocument(page) {
  const { locale, currency, remotes, shell, html, state, messages, styles } = page;
  const [pictures] = PICTURES.exec(html ?? '');
  const config = {
    locale,
    currency,
    remotes: remotes.map(({ name, url, manifest }) => ({
      name,
      entry: url + manifest.entry,
    })),
    isRendered: html !== undefined,
    deployment: page.deployment,
    words: messages,
  };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...headLines(page),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    pictures,
    // The libraries are the largest script. The others wait: each shares a slow line with what is visible.
    ...shell.js.slice(0, 1).map(ownScript),
  ];
  // What is visible is first.
  const body = [
    `<body><div id="root">${(html ?? '').slice(pictures.length)}</div>`,
    html ? '' : noScripts(page),
    ...scriptLinks(page),
    data('haat-config', config),
    state ? data('haat-state', state) : '',
    '</body>',
  ];
  // Before the first paint, and without a script; public pages have none and are light.
  const theme = page.theme ? ` data-theme="${page.theme}"` : '';
  return `<!doctype html><html lang="${locale}"${theme}><head>${head.join('')}${styles}</head>${body.join('')}</html>`;
}
