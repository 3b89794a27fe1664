import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { SearchHelp } from './facets';
import type { Change } from './filters';
import type { Results } from './use-results';

const DROPS: Record<string, Change> = {
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
export function useDrops(results: Results, help: SearchHelp | undefined) {
  const { t } = useLingui();
  const { number } = useFormat();
  const names: Record<string, string> = {
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
  const isPages = (filter: string) =>
    filter === 'category' && !results.filters.chosen.category;
  return (help?.without ?? []).flatMap(({ filter, count }) => {
    const drop = DROPS[filter];
    const name = names[filter];
    return drop && name && count > 0 && !isPages(filter)
      ? [{ name, shown: number(count), count, href: results.hrefWith(drop) }]
      : [];
  });
}
