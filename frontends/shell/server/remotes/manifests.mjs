/** Manifests of the remotes, read again every second: a new build is live at once. */
import { log } from '@haat/server/log';

const FRESH_MS = 1000;
const TIMEOUT_MS = 800;

async function readManifest({ origin, url }) {
  const answer = await fetch(`${origin}${url}manifest.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`manifest answered ${answer.status}`);
  return answer.json();
}

/** config: name -> {url: the path in the browser, origin: where this process finds it}. */
export function watchRemotes(config) {
  const remotes = new Map();

  async function refresh(name, remote) {
    try {
      const manifest = await readManifest(remote);
      remotes.set(name, { name, ...remote, manifest, readAt: Date.now() });
    } catch (error) {
      // The last manifest stays: its hashed files may still be in the browser's cache.
      const last = remotes.get(name);
      if (!last?.isDown) {
        log.warn({ remote: name, reason: error.message }, 'remote_unreachable');
      }
      remotes.set(name, { name, ...remote, ...last, readAt: Date.now(), isDown: true });
    }
  }

  const isFresh = (name) => Date.now() - (remotes.get(name)?.readAt ?? 0) < FRESH_MS;

  /** The remotes whose manifest has ever been read. */
  return async function currentRemotes() {
    const stale = Object.entries(config).filter(([name]) => !isFresh(name));
    await Promise.all(stale.map(([name, remote]) => refresh(name, remote)));
    return [...remotes.values()].filter(({ manifest }) => manifest);
  };
}
