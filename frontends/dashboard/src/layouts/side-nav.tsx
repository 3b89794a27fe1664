import { Link, NavLink, paths } from '@haat/platform';
import { Logo, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { SELLER_ITEMS, isHome, type NavItem } from './nav-items';
import { PlanMeter } from './plan-meter';
import { ProfileRing } from './profile-ring';
import { WaitingCount } from './waiting-count';

const LINK =
  'flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-md px-3 text-[14.5px] font-medium text-[#c5caf3] hover:bg-white/8';
const CURRENT =
  'bg-white/12 font-semibold text-white shadow-[inset_3px_0_0_var(--color-mari-400)]';
const COUNT = 'ml-auto px-2 text-xs leading-5 tabular-nums';

/** Links of the seller's dashboard, on wide screens. */
export function SideNav() {
  const { t } = useLingui();
  return (
    <aside className="sticky top-0 flex h-dvh w-[236px] flex-col overflow-y-auto bg-linear-to-b from-[#1b2067] to-[#131747] px-3.5 py-4">
      <Link to={paths.home} className="mb-4 px-2">
        <Logo isOnDark />
      </Link>
      <nav
        aria-label={t`Seller dashboard`}
        className="grid grid-cols-[minmax(0,1fr)] gap-1"
      >
        {SELLER_ITEMS.map((item) => (
          <Item key={item.to} item={item} />
        ))}
      </nav>
      <PlanMeter />
    </aside>
  );
}

function Item({ item }: { item: NavItem }) {
  const { i18n } = useLingui();
  const Icon = item.icon;
  return (
    <NavLink
      to={item.to}
      end={isHome(item)}
      className={({ isActive }) => cn(LINK, isActive && CURRENT)}
    >
      <Icon className="size-[19px] shrink-0 opacity-90" aria-hidden />
      {i18n._(item.label)}
      {item.counts ? <WaitingCount className={COUNT} /> : null}
      {item.to === paths.sellerCompanyProfile ? <ProfileRing /> : null}
    </NavLink>
  );
}
