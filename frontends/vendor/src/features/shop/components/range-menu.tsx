import {
  Link,
  paths,
  useLocalName,
  useLocation,
  useProductRangeQuery,
  type ProductRange,
} from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useDismiss } from '../use-dismiss';

const GROUPS = 8;
const PRODUCTS = 4;

function Group({ slug, range }: { slug: string; range: ProductRange }) {
  const localName = useLocalName();
  return (
    <li>
      <Link
        to={paths.vendorRange(slug, range.slug)}
        className="flex min-h-9 items-center font-semibold text-ink-900 hover:text-indigo-700"
      >
        {localName(range)}
      </Link>
      <ul>
        {range.products.data.slice(0, PRODUCTS).map((product) => (
          <li key={product.slug}>
            <Link
              to={paths.product(product.slug)}
              className="flex min-h-9 items-center text-[14px] text-ink-700 hover:text-indigo-700"
            >
              <span className="truncate">{localName(product)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The first 8 groups with 4 products each (spec 9); scrolls at 200 px as every dropdown. */
export function RangeMenu({ slug, className }: { slug: string; className: string }) {
  const { data: ranges = [] } = useProductRangeQuery(slug);
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const frame = useDismiss(isOpen, () => setIsOpen(false));
  useEffect(() => setIsOpen(false), [pathname]);
  const shown = ranges.filter(({ products }) => products.data.length > 0);
  if (shown.length === 0) return null;
  return (
    <div ref={frame}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        <Trans>Product range</Trans>
        <ChevronDown
          className={cn('size-4 transition', isOpen && 'rotate-180')}
          aria-hidden
        />
      </button>
      <ul
        id={panelId}
        hidden={!isOpen}
        className="haat-fade absolute inset-x-0 top-full z-30 mt-2 grid max-h-[200px] gap-x-6 gap-y-3 overflow-y-auto rounded-lg border border-line bg-card p-5 shadow-e3 sm:grid-cols-2 xl:grid-cols-4 [&[hidden]]:hidden"
      >
        {shown.slice(0, GROUPS).map((range) => (
          <Group key={range.slug} slug={slug} range={range} />
        ))}
      </ul>
    </div>
  );
}
