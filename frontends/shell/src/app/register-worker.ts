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

type Store = (addresses: (string | undefined)[]) => void;

/** What loaded before the worker, and what is still loading past it when it comes. */
function storePast(store: Store): void {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries() as PerformanceResourceTiming[];
    const past = files.filter(({ name, workerStart }) => !workerStart && FILE.test(name));
    if (past.length > 0) store(past.map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(trusted());
  const { active } = await serviceWorker.ready;
  // The message Workbox listens to.
  const store: Store = (urlsToCache) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  store([...(isFirst ? [location.href] : []), ...sheets()]);
  if (isFirst) storePast(store);
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
