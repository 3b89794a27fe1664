import type { SearchHelp } from '@haat/api/search';
import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { Change } from './filters';
import type { Results } from './use-results';

type Filter = SearchHelp['without'][number]['filter'];
const DROPS: Record<Filter, Change> = {
  category: { category: null },
  province: { province: null },
  district: { district: null },
  verified: { verified: null },
  quick_reply: { quick_reply: null },
  price: { price_min: null, price_max: null },
  moq_max: { moq_max: null },
  attr: { attr: [] },
};

/** Nothing was found: which single filter to drop, and how much that would bring. */
export function useDrops(results: Results, help: SearchHelp | null | undefined) {
  const { t } = useLingui();
  const { number } = useFormat();
  const names: Record<Filter, string> = {
    category: t`Category`,
    province: t`Province`,
    district: t`District`,
    verified: t`Verified only`,
    quick_reply: t`Replies under 2 h`,
    price: t`Price`,
    moq_max: t`Minimum order`,
    attr: t`Specifications`,
  };
  // A category's own page is no filter: it cannot be dropped.
  const isPages = (filter: Filter) =>
    filter === 'category' && !results.filters.chosen.category;
  return (help?.without ?? []).flatMap(({ filter, count }) => {
    if (count === 0 || isPages(filter)) return [];
    const href = results.hrefWith(DROPS[filter]);
    return [{ name: names[filter], shown: number(count), count, href }];
  });
}
