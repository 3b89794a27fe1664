/** Parts of a result page whose code comes after it answers, or when they are needed. */
import { deferred } from '@haat/platform';
import type { HistogramProps } from './price-histogram';
import type { CorrectedProps } from './corrected-notice';
import { ResultSkeletons } from './result-skeletons';
import type { Results } from './use-results';

type Props = { results: Results };

export const NoResults = deferred<Props>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './no-results'))
      .NoResults,
  }),
  <ResultSkeletons />,
);

export const CorrectedNotice = deferred<CorrectedProps>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './corrected-notice'))
    .CorrectedNotice,
}));

export const SupplierResults = deferred<Props>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './supplier-results'))
      .SupplierResults,
  }),
  <ResultSkeletons />,
);

/** What the server rendered of it stands until then. */
export const PriceHistogram = deferred<HistogramProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-prices" */ './price-histogram'))
      .PriceHistogram,
  }),
  <div className="mb-6 h-[47px]" />,
);
