/** Parts of the search page whose code is loaded when it is needed. */
import { deferred } from '@haat/platform';
import type { CorrectionProps } from './correction-banner';

export const CorrectionBanner = deferred<CorrectionProps>(async () => ({
  default: (await import(/* webpackChunkName: "search-more" */ './correction-banner'))
    .CorrectionBanner,
}));
