import { deferred } from '@haat/platform';
import { useCompare } from './use-compare';

const CompareTray = deferred(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './compare-tray'))
    .CompareTray,
}));

/** Its code loads with the first chosen product. */
export const DeferredTray = () => (useCompare().list.length > 0 ? <CompareTray /> : null);
