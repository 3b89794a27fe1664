const SAFARI_MS = 1500;

/** Resolves when the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const idle =
      globalThis.requestIdleCallback ?? ((work) => setTimeout(work, SAFARI_MS));
    idle(() => resolve());
  });
