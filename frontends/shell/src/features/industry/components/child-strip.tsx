import { Link, paths, useLocalName, type CategoryPage } from '@haat/platform';
import { ProductPicture } from '@haat/ui';
import { ProductCount } from '../../../components/product-count';

type Props = { page: CategoryPage; slugs: string[] };
/** Addresses have three levels. */
const DEEPEST = 3;

export function ChildStrip({ page, slugs }: Props) {
  const localName = useLocalName();
  const childs = page.childs.data;
  if (childs.length === 0 || slugs.length >= DEEPEST) return null;
  return (
    <ul className="-mx-4 mt-4 flex gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
      {childs.map((child) => (
        <li key={child.id}>
          <Link
            to={paths.industry(...slugs, child.slug)}
            className="flex min-h-16 w-max max-w-64 items-center gap-3 rounded-lg border border-line bg-card p-2 pr-4 hover:border-indigo-300 hover:shadow-e2"
          >
            <span className="size-12 shrink-0 overflow-hidden rounded-md bg-sand">
              <ProductPicture image={child.image ?? page.category.image} alt="" />
            </span>
            <span className="text-[14px] font-semibold leading-tight">
              {localName(child)}
              <ProductCount
                count={child.product_count}
                className="block text-xs font-medium tabular-nums text-ink-500"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
