import { useProductRangeQuery, type RangeOut } from '@haat/api/seller-products';
import { Link, paths, useLocalName, useLocation } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDismiss } from '../hooks/use-dismiss';

const GROUPS = 8;
const PRODUCTS = 4;
const PANEL_ID = 'product-range';

function Group({ slug, range }: { slug: string; range: RangeOut }) {
  const localName = useLocalName();
  return (
    <li>
      <Link
        to={paths.vendorRange(slug, range.slug)}
        className="flex min-h-11 items-center font-semibold lg:min-h-9 text-ink-900 hover:text-indigo-700"
      >
        {localName(range)}
      </Link>
      <ul>
        {range.products.data.slice(0, PRODUCTS).map((product) => (
          <li key={product.slug}>
            <Link
              to={paths.product(product.slug)}
              className="flex min-h-11 items-center text-[14px] lg:min-h-9 text-ink-700 hover:text-indigo-700"
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
  const frame = useDismiss(isOpen, () => setIsOpen(false));
  const panel = useRef<HTMLUListElement>(null);
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    // On a phone it would open below the fold, behind the bar of buttons.
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const filled = ranges.filter(({ products }) => products.data.length > 0);
  if (filled.length === 0) return null;
  return (
    <div ref={frame}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
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
        ref={panel}
        id={PANEL_ID}
        hidden={!isOpen}
        className="haat-fade haat-scroll-hint absolute inset-x-0 scroll-mb-24 top-full z-30 mt-2 grid max-h-[200px] grid-cols-1 gap-x-6 gap-y-3 overflow-y-auto rounded-lg border border-line bg-card px-5 py-3 shadow-e3 sm:grid-cols-2 xl:grid-cols-4 [&[hidden]]:hidden"
      >
        {filled.slice(0, GROUPS).map((range) => (
          <Group key={range.slug} slug={slug} range={range} />
        ))}
      </ul>
    </div>
  );
}
