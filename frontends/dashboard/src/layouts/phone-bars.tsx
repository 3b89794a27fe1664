import { Link, NavLink, brand, paths, useLocation } from '@haat/platform';
import { Logo, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { NotificationBell } from './notification-bell';
import { MoreSheet } from './more-sheet';
import { SELLER_ITEMS, isHome, type NavItem } from './nav-items';
import { WaitingCount } from './waiting-count';

const DARK = 'border-white/14 bg-white/12 text-white';
const ITEM =
  'relative flex min-h-12 flex-col items-center justify-center gap-0.5 text-[11px] font-semibold text-ink-500';
const COUNT =
  'absolute left-1/2 top-0 ml-1 grid h-[18px] min-w-[18px] place-items-center border-2 border-white px-1 text-[10px] leading-none';

/** Title of the page, link to the search, and notifications; on phones. */
export function PhoneTopBar() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const here = SELLER_ITEMS.find((item) =>
    isHome(item) ? pathname.replace(/\/$/, '') === item.to : pathname.startsWith(item.to),
  );
  return (
    <div className="sticky top-0 z-30 flex items-center gap-3 bg-linear-to-br from-[#1b2067] to-[#131747] px-4 py-2.5 text-white">
      <Link to={paths.home} aria-label={brand.name}>
        <Logo isIconOnly />
      </Link>
      <b className="truncate text-lg font-bold">
        {here ? i18n._(here.label) : brand.name}
      </b>
      <span className="ml-auto flex gap-2">
        <Link
          to={`${paths.sellerEnquiries}?find=1`}
          aria-label={t`Search enquiries`}
          className={cn('grid size-11 place-items-center rounded-md border', DARK)}
        >
          <Search className="size-5" aria-hidden />
        </Link>
        <NotificationBell className={DARK} />
      </span>
    </div>
  );
}

/** The four most used links at the bottom, the others under More. */
export function BottomBar() {
  const { t } = useLingui();
  const [home, enquiries, requirements, products] = SELLER_ITEMS as [
    NavItem,
    NavItem,
    NavItem,
    NavItem,
  ];
  return (
    <nav
      aria-label={t`Seller dashboard`}
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-white/97 px-1 pb-[env(safe-area-inset-bottom)] pt-1"
    >
      <Tab item={home} />
      <Tab item={enquiries} />
      <Tab item={products} />
      <Tab item={requirements} />
      <MoreSheet className={ITEM} />
    </nav>
  );
}

function Tab({ item }: { item: NavItem }) {
  const { i18n } = useLingui();
  const Icon = item.icon;
  return (
    <NavLink
      to={item.to}
      end={isHome(item)}
      className={({ isActive }) => cn(ITEM, isActive && 'text-indigo-700')}
    >
      <Icon className="size-[22px]" aria-hidden />
      {item.counts ? <WaitingCount className={COUNT} /> : null}
      {i18n._(item.label)}
    </NavLink>
  );
}
