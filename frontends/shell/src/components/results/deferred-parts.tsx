/** Parts of a result page whose code is loaded after the page, or when it is needed. */
import { deferred } from '@haat/platform';
import { ResultSkeletons } from './result-skeletons';
import type { Results } from './use-results';

export const NoResults = deferred<{ results: Results }>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './no-results'))
      .NoResults,
  }),
  <ResultSkeletons />,
);

export const SupplierResults = deferred<{ results: Results }>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './supplier-results'))
      .SupplierResults,
  }),
  <ResultSkeletons />,
);

export const MapLink = deferred<{ results: Results }>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './map/map-link')).MapLink,
}));
