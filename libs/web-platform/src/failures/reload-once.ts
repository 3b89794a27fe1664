/** A file that a new release replaced: only a fresh page knows its new name (spec 4, 8, D32). */
const KEY = 'haat.reloaded-at';
const PAUSE_MS = 60_000;
const FAILED =
  /ChunkLoadError|Loading (CSS )?chunk .* failed|Failed to fetch dynamically imported module/i;

export function isChunkError(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  return FAILED.test(`${name} ${message}`);
}

/** false: it happened already within the last minute, or storage is refused. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) >= PAUSE_MS;
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
}

/** A page is worth more than the browser's own error page: reload only when the server answers. */
async function canReload(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store' };
    return (await fetch(location.href, options)).status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page, at most once per 60 s; false when the page stays. */
export async function reloadOnce(): Promise<boolean> {
  // Asked twice: two parts may fail at the same time.
  if (!mayReload() || !(await canReload()) || !mayReload()) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}

export function reloadOnFailedChunks(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) void reloadOnce();
  });
}

/** Left unhandled on purpose, so that the listener above decides. */
export const reportLost = (error: unknown): void => void Promise.reject(error as Error);
