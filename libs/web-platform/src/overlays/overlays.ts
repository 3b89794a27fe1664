import { onDemand } from './on-demand';

/** Nothing is open when a page begins: these parts come with the first that opens, or in an idle moment before. */
export const overlays = onDemand(
  () => import(/* webpackChunkName: "overlays" */ './overlay-parts'),
);
