/** Parts of a result page whose code is loaded after the page, or when it is needed. */
import { deferred } from '@haat/platform';
import type { CorrectionBannerProps } from '@haat/ui';
import type { PostBandProps } from './post-band';
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

export const PostBand = deferred<PostBandProps>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './post-band')).PostBand,
}));

export const CorrectionBanner = deferred<CorrectionBannerProps>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './shared-parts'))
    .CorrectionBanner,
}));

export const SearchChips = deferred<{ results: Results }>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './shared-parts'))
    .SearchChips,
}));
