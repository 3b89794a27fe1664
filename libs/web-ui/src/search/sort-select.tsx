import { useLocation } from '@haat/platform';
import { Button } from '../controls/button';
import { CompactSelect } from '../controls/compact-select';
import { useUnitText } from '../market/use-unit-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { HiddenFields } from './hidden-fields';
import { SORTS, type Sort } from './filters';
import type { FilteredResults } from './filtered-results';

/** Only prices of the same unit are compared. */
const isByPrice = (sort: string) => sort.startsWith('price');

export function SortSelect({ results }: { results: FilteredResults }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const priced = results.facets?.price.unit ?? null;
  const unit = useUnitText(priced);
  const names: Record<Sort, string> = {
    relevance: t`Best match`,
    newest: t`Newest`,
    price_asc: t`Price per ${unit}: low to high`,
    price_desc: t`Price per ${unit}: high to low`,
    near: t`Nearest`,
    reply: t`Fastest reply`,
  };
  const { type, near, sort } = results.filters;
  const sorts = SORTS[type].filter(
    (one) => one === sort || ((near || one !== 'near') && (unit || !isByPrice(one))),
  );
  const choose = (one: string) =>
    results.change({
      sort: one,
      ...(priced && isByPrice(one) ? { unit: priced.code } : {}),
    });
  return (
    <form action={pathname} className="flex min-w-0 flex-[1.5] items-center lg:flex-none">
      <HiddenFields values={results.paramsWithout('sort', 'page')} />
      <CompactSelect
        name="sort"
        aria-label={t`Sort by`}
        value={results.filters.sort}
        onChange={(event) => choose(event.target.value)}
        className="flex-1 max-sm:[&>span]:hidden max-sm:[&_select]:pl-3.5 lg:flex-none"
        icon={<ArrowUpDown aria-hidden />}
        options={sorts.map((one) => ({ value: one, label: names[one] }))}
      />
      <Button type="submit" variant="soft" className="ml-1.5 hidden noscript:inline-flex">
        <Trans>Sort</Trans>
      </Button>
    </form>
  );
}
