/** Radix's dialog and menu: one copy for all front ends, loaded when the browser is idle or the first one opens. */
import { use } from 'react';
import { reportLost } from '../failures/reload-once';
import { retryImport } from './retry-import';

type Overlays = typeof import('./overlay-parts');
let overlays: Promise<Overlays> | undefined;

/** Never rejects. */
export const loadOverlays = (): Promise<Overlays> =>
  (overlays ??= retryImport(
    () => import(/* webpackChunkName: "overlays" */ './overlay-parts'),
    reportLost,
  ));

/** Suspends until they are loaded. */
export const useOverlays = (): Overlays => use(loadOverlays());
