import { late } from '@haat/ui';
import { useCompare } from './use-compare';

const TRAY = late(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './compare-tray'))
    .CompareTray,
}));

/** Its code comes with the first product that is chosen. */
export const LateTray = () => (useCompare().list.length > 0 ? TRAY : null);
