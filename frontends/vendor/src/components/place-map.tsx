import { deferred } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import type { NepalMapProps } from './nepal-map';

/** Where in Nepal a company is; below the first screen of a phone. */
export const PlaceMap = deferred<NepalMapProps>(
  () => import(/* webpackChunkName: "shop-more" */ './nepal-map'),
  <Skeleton className="aspect-[2/1] rounded-lg" />,
);
