import { useProductRangeQuery } from '@haat/api/seller-products';
import { NavLink, paths, useLocalName } from '@haat/platform';
import { Skeleton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

const ITEM =
  'flex min-h-11 shrink-0 items-center gap-3 whitespace-nowrap rounded-full border border-line bg-card px-4 text-[14px] font-medium text-ink-700 hover:border-indigo-500 lg:whitespace-normal lg:rounded-md lg:border-transparent lg:bg-transparent lg:px-3 lg:hover:bg-sand';
const itemClass = ({ isActive }: { isActive: boolean }) =>
  cn(
    ITEM,
    isActive &&
      'border-ink-900 bg-ink-900 text-white lg:border-transparent lg:bg-indigo-50 lg:font-semibold lg:text-indigo-700 lg:hover:bg-indigo-50',
  );

/** The groups of the shop: a column next to the grid, a row of chips on a phone. */
export function GroupRail({ slug }: { slug: string }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: ranges } = useProductRangeQuery(slug);
  const filled = ranges?.filter(({ products }) => products.data.length > 0);
  return (
    <nav aria-label={t`Product groups`} className="min-w-0">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] lg:mx-0 lg:grid lg:gap-0.5 lg:rounded-lg lg:border lg:border-line lg:bg-card lg:p-2.5">
        <li>
          <NavLink to={paths.vendorProducts(slug)} className={itemClass}>
            <Trans>All products</Trans>
          </NavLink>
        </li>
        {filled?.map((range) => (
          <li key={range.slug}>
            <NavLink to={paths.vendorRange(slug, range.slug)} className={itemClass}>
              {localName(range)}
            </NavLink>
          </li>
        ))}
        {filled ? null : <Skeleton className="h-11 w-40 lg:w-full" />}
      </ul>
    </nav>
  );
}
