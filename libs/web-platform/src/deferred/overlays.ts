/** Radix's dialog and menu: one copy for all front ends, loaded when the browser is idle or the first one opens. */
import { use, useState } from 'react';
import { reportLost } from '../failures/reload-once';
import { retryImport } from './retry-import';

type Overlays = typeof import('./overlay-parts');
let loading: Promise<Overlays> | undefined;
let loaded: Overlays | undefined;

async function load(): Promise<Overlays> {
  loaded = await retryImport(
    () => import(/* webpackChunkName: "overlays" */ './overlay-parts'),
    reportLost,
  );
  return loaded;
}

/** Never rejects. */
export const loadOverlays = (): Promise<Overlays> => (loading ??= load());

/** Suspends until they are loaded. */
export function useOverlays(): Overlays {
  // `use` suspends once even on a resolved promise: what is loaded opens immediately, and takes the next key.
  // Decided in the first render: React repeats one that suspended, and `use` must be called again then.
  const [ready] = useState(loaded);
  return ready ?? use(loadOverlays());
}
