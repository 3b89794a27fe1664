import { NavLink, paths, useLocation } from '@haat/platform';
import { Container, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { RangeMenu } from './components/range-menu';
import { ShopSearchBox } from './components/shop-search-box';

const ITEM =
  'inline-flex h-12 items-center gap-1.5 whitespace-nowrap border-b-[3px] border-transparent px-3 font-semibold text-ink-500 hover:text-ink-900 xl:px-4';
const itemClass = ({ isActive }: { isActive: boolean }) =>
  cn(ITEM, isActive && 'border-indigo-600 text-indigo-700');

/** Between the tab and the edge of the screen. */
const EDGE_PX = 16;

/** Scrolls the current page's tab into view where the row is wider than the screen. */
function useVisibleTab() {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const tabs = row.current;
    const tab = tabs?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!tabs || !tab) return;
    // Both offsets are in the navigation around them.
    const end = tab.offsetLeft - tabs.offsetLeft + tab.offsetWidth + EDGE_PX;
    tabs.scrollLeft = Math.max(0, end - tabs.clientWidth);
  }, [pathname]);
  return row;
}

/** The pages of the shop, its range, and the search in it. */
export function ShopNav({ slug }: { slug: string }) {
  const { t } = useLingui();
  // The box must have the query of a search made elsewhere on the page.
  const { search } = useLocation();
  const row = useVisibleTab();
  return (
    <Container className="lg:mt-3">
      <nav
        aria-label={t`Shop`}
        className="relative flex flex-col border-b border-line lg:flex-row lg:items-center"
      >
        <div
          ref={row}
          className="-mx-4 flex overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:px-0"
        >
          <NavLink end to={paths.vendor(slug)} className={itemClass}>
            <Trans>Home</Trans>
          </NavLink>
          <NavLink to={paths.vendorProducts(slug)} className={itemClass}>
            <Trans>Products & services</Trans>
          </NavLink>
          <RangeMenu slug={slug} className={ITEM} />
          <NavLink to={paths.vendorProfile(slug)} className={itemClass}>
            <Trans>Company profile</Trans>
          </NavLink>
          <NavLink to={paths.vendorContact(slug)} className={itemClass}>
            <Trans>Contact us</Trans>
          </NavLink>
        </div>
        <ShopSearchBox
          key={search}
          slug={slug}
          className="order-first mb-2 lg:order-none lg:my-3 lg:ml-auto lg:w-56 lg:shrink-0 xl:w-80"
        />
      </nav>
    </Container>
  );
}
