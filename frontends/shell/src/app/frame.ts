import { onDemand } from '@haat/platform';

/** Closed when a page begins, so its code is not waited for. */
export const frame = onDemand(
  () => import(/* webpackChunkName: "frame" */ './frame-parts'),
);
