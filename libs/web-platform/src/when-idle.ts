const SAFARI_MS = 1500;

/** Nothing else happens: the time for what may be needed next. */
export const whenIdle = (): Promise<void> =>
  new Promise((begin) => {
    // Safari tells no idle moment.
    const idle =
      globalThis.requestIdleCallback ?? ((work) => setTimeout(work, SAFARI_MS));
    idle(() => begin());
  });
