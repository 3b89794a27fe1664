import {
  Link,
  paths,
  useAllCategoriesQuery,
  useLocalName,
  type Category,
  childrenOf,
} from '@haat/platform';
import { CategoryIcon, Sheet, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ProductCount } from '../../../components/product-count';

type Props = { isOpen: boolean; onClose: () => void };

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-2.5 text-left font-medium hover:bg-sand';

const COUNT = 'ml-auto shrink-0 pl-2 text-[12.5px] font-medium text-ink-500 tabular-nums';

/** The mega menu of phones: one level at a time. */
export function CategorySheet({ isOpen, onClose }: Props) {
  const localName = useLocalName();
  const { data: categories } = useAllCategoriesQuery(true);
  const [trail, setTrail] = useState<Category[]>([]);
  const last = trail.at(-1);
  const visible = last ? childrenOf(last) : (categories ?? []);
  const slugs = trail.map(({ slug }) => slug);
  function close() {
    setTrail([]);
    onClose();
  }
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(isStaying) => (isStaying ? undefined : close())}
      side="left"
      title={last ? localName(last) : <Trans>Categories</Trans>}
    >
      {last ? (
        <div className="mb-2 border-b border-line pb-2">
          <button
            type="button"
            onClick={() => setTrail(trail.slice(0, -1))}
            className={`${ROW} text-ink-500`}
          >
            <ArrowLeft className="size-5" aria-hidden />
            <Trans>Back</Trans>
          </button>
          <Link
            to={paths.industry(...slugs)}
            onClick={close}
            className={`${ROW} text-indigo-700`}
          >
            <Trans>All in {localName(last)}</Trans>
            <ProductCount count={last.product_count} className={COUNT} />
          </Link>
        </div>
      ) : null}
      <ul>
        {visible.map((category) => (
          <li key={category.id}>
            {childrenOf(category).length > 0 ? (
              <button
                type="button"
                onClick={() => setTrail([...trail, category])}
                className={ROW}
              >
                {'icon' in category ? (
                  <CategoryIcon name={category.icon} className="size-5" />
                ) : null}
                {localName(category)}
                <span className="ml-auto flex shrink-0 items-center gap-2">
                  <ProductCount count={category.product_count} className={COUNT} />
                  <ChevronRight className="size-5 text-ink-400" aria-hidden />
                </span>
              </button>
            ) : (
              <Link
                to={paths.industry(...slugs, category.slug)}
                onClick={close}
                className={ROW}
              >
                {localName(category)}
                <ProductCount count={category.product_count} className={COUNT} />
              </Link>
            )}
          </li>
        ))}
        {categories
          ? null
          : Array.from({ length: 10 }, (_, index) => (
              <li key={index} className="py-1">
                <Skeleton className="h-10" />
              </li>
            ))}
      </ul>
    </Sheet>
  );
}
