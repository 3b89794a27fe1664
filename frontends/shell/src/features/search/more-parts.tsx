/** Parts of a result page that most searches do not show: their code comes when they are needed. */
import { lateWith } from '@haat/ui';
import { ResultSkeletons } from './result-skeletons';
import type { Results } from './use-results';

type Props = { results: Results };

export const NoResults = lateWith<Props>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './no-results'))
      .NoResults,
  }),
  <ResultSkeletons />,
);

export const SupplierResults = lateWith<Props>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-more" */ './supplier-results'))
      .SupplierResults,
  }),
  <ResultSkeletons />,
);
