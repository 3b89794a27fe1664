/** The service worker: registered when the page has nothing better to do, told what it was not there to see. */
import { i18n, whenIdle } from '@haat/platform';

const ADDRESS = `/sw.js?build=${encodeURIComponent(process.env.HAAT_BUILD ?? '')}`;

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

/** The page brought these itself: without a network another page may ask for them by name. */
const sheets = () =>
  [...document.querySelectorAll<HTMLElement>('style[data-address]')].map(
    ({ dataset }) => dataset.address,
  );

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(trusted());
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const unseen = isFirst ? [location.href, ...files] : [];
  active?.postMessage({ type: 'keep', urls: [...unseen, ...sheets()] });
  let { locale } = i18n;
  i18n.on('change', () => {
    // Kept pages are in the language they were asked for in.
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
