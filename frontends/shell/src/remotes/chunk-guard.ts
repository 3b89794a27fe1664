/** A page chunk that fails to load reloads the page, at most once per 60 s (spec 8, D32). */
const KEY = 'haat.reloaded-at';
const PAUSE_MS = 60_000;
const FAILED =
  /ChunkLoadError|Loading (CSS )?chunk .* failed|Failed to fetch dynamically imported module/i;

export function isChunkError(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  return FAILED.test(`${name} ${message}`);
}

/** false: it happened already within the last minute, or storage is refused. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory a reload could repeat for ever.
    return false;
  }
  location.reload();
  return true;
}

export function reloadOnFailedChunks(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reloadOnce();
  });
}
