/** Code that is asked for later than the page: a network that is away for a moment must not take the page with it. */
const PAUSES_MS = [1000, 3000];
const LATER_MS = 20_000;

/** Until the browser says that there is a network again, `ms` at most. */
const rest = (ms: number) =>
  new Promise<void>((done) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      done();
    };
    const timer = setTimeout(wake, ms);
    addEventListener('online', wake);
  });

/** Asks until it is here, and never rejects; `onLost` hears of a third failure in a row with a network. */
export async function patiently<Module>(
  load: () => Promise<Module>,
  onLost?: (error: unknown) => void,
): Promise<Module> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === PAUSES_MS.length && navigator.onLine) onLost?.(error);
      await rest(PAUSES_MS[failures] ?? LATER_MS);
    }
  }
}
