/** Imports code that the page does not start with. `React.lazy` alone caches a failed import for ever. */
const PAUSES_MS = [1000, 3000];
const LONG_PAUSE_MS = 20_000;

/** Resolves when the browser is online again, after `ms` at most. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** Retries until it succeeds, and never rejects; `onFailed` gets the third failure in a row while online. */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  onFailed?: (error: unknown) => void,
): Promise<Module> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === PAUSES_MS.length && navigator.onLine) onFailed?.(error);
      await pause(PAUSES_MS[failures] ?? LONG_PAUSE_MS);
    }
  }
}
