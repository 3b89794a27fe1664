/** Registers the service worker when the page is idle, and names what was loaded before it. */
import { i18n, whenIdle } from '@haat/platform';

const ADDRESS = '/sw.js';
/** What a page is made of; the worker fetches answers and pictures when they are needed. */
const FILE = /\/(assets|mf)\//;

type Policy = { createScriptURL: (address: string) => string };
type WithTypes = {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};

/** One script and no other may become a worker. */
function trusted(): string {
  const { trustedTypes } = globalThis as WithTypes;
  const rules: Policy = {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new TypeError(address);
      return address;
    },
  };
  return (trustedTypes?.createPolicy('haat#worker', rules) ?? rules).createScriptURL(
    ADDRESS,
  );
}

/** Style sheets written into the page: without a network another page requests them by name. */
const sheets = () =>
  [...document.querySelectorAll<HTMLElement>('style[data-address]')].map(
    ({ dataset }) => dataset.address,
  );

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(trusted());
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => FILE.test(name));
  const urlsToCache = [...(isFirst ? [location.href, ...files] : []), ...sheets()];
  // The message Workbox listens to.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  let { locale } = i18n;
  i18n.on('change', () => {
    // Cached pages are in the language they were requested in.
    if (i18n.locale !== locale) active?.postMessage({ type: 'renew' });
    locale = i18n.locale;
  });
}

export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without it everything works but reading offline.
  const start = () =>
    void whenIdle()
      .then(register)
      .catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
