/** Parts of the search page whose code is loaded when it is needed. */
import { deferred } from '@haat/platform';
import { ResultSkeletons } from '../../../components/results/result-skeletons';
import type { Results } from '../../../components/results/use-results';
import type { CorrectionProps } from './correction-banner';

export const CorrectionBanner = deferred<CorrectionProps>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './correction-banner'))
    .CorrectionBanner,
}));

export const SupplierResults = deferred<{ results: Results }>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './supplier-results'))
      .SupplierResults,
  }),
  <ResultSkeletons />,
);
