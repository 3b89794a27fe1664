/** Loads containers of webpack's own module federation; no federation runtime is shipped. */
import type { RemoteConfig } from '@haat/platform';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

type Container = {
  init(scope: unknown): void | Promise<void>;
  get(id: string): Promise<() => unknown>;
};
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
};

const remotes = new Map<string, RemoteConfig>();
const containers = new Map<string, Promise<Container>>();

export function registerRemotes(list: RemoteConfig[]): void {
  for (const remote of list) remotes.set(remote.name, remote);
}

/** Only scripts of our own origin under /mf/ may become code. */
function checked(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  if (origin === location.origin && pathname.startsWith('/mf/')) return href;
  throw new TypeError(`not a remote of ours: ${url}`);
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('haat#remotes', { createScriptURL: checked });
  return policy ? (policy.createScriptURL(url) as string) : checked(url);
}

/** Its name changes with each build: one that is gone counts as a failed chunk (D32). */
async function entryError(url: string): Promise<Error> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  const error = new Error(`remote entry failed to load: ${url}`);
  if (answer?.status === 404) return Object.assign(error, { name: 'ChunkLoadError' });
  return Object.assign(error, { status: answer?.status ?? 'FETCH_ERROR' });
}

const runScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(url);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      void entryError(url).then(reject);
    };
    document.head.append(script);
  });

async function open(name: string): Promise<Container> {
  const remote = remotes.get(name);
  if (!remote) throw new Error(`remote ${name} is not configured`);
  const page = globalThis as unknown as Record<string, Container | undefined>;
  const key = `haat_${name}`;
  if (!page[key]) await runScript(remote.entry);
  const container = page[key];
  if (!container) throw new Error(`remote ${name} did not register`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function containerOf(name: string): Promise<Container> {
  const existing = containers.get(name);
  if (existing) return existing;
  const opening = open(name);
  containers.set(name, opening);
  // A failure is dropped, so that Retry requests it again.
  opening.catch(() => containers.delete(name));
  return opening;
}

/** id: `<remote>/<exposed module>`. */
export async function loadExposed(id: string): Promise<unknown> {
  const [name = '', exposed = ''] = id.split('/');
  const container = await containerOf(name);
  return (await container.get(`./${exposed}`))();
}

/** The edge could not reach the remote when it wrote the page: request its manifest now. */
export async function findRemote(name: string): Promise<void> {
  if (remotes.has(name)) return;
  const answer = await fetch(`/mf/${name}/manifest.json`, { cache: 'no-cache' });
  if (!answer.ok) {
    const error = new Error(`remote ${name} answered ${answer.status}`);
    throw Object.assign(error, { status: answer.status });
  }
  const { entry } = (await answer.json()) as { entry: string };
  registerRemotes([{ name, entry: `/mf/${name}/${entry}` }]);
}
