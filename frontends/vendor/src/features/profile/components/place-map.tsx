import { deferred } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import type { NepalMapProps } from './nepal-map';

/** Where in Nepal a firm lies; no first screen of a phone shows it. */
export const PlaceMap = deferred<NepalMapProps>(
  () => import(/* webpackChunkName: "shop-more" */ './nepal-map'),
  <Skeleton className="aspect-[2/1] rounded-lg" />,
);
