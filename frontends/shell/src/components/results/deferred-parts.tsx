/** Parts of a result page whose code is loaded after the page, or when it is needed. */
import { deferred } from '@haat/platform';
import type { HistogramProps } from './price-histogram';
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

/** Until then the page has what the server rendered. */
export const PriceHistogram = deferred<HistogramProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-prices" */ './price-histogram'))
      .PriceHistogram,
  }),
  <div className="mb-6 h-[47px]" />,
);
