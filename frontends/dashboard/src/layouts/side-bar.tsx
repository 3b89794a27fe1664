import { Link, NavLink, paths, useLocation } from '@haat/platform';
import { Logo, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { AreaSwitch } from './area-switch';
import { isHome, type Dashboard } from './dashboards';
import { ItemCount } from './item-count';
import type { NavItem } from './nav-items';
import { PlanMeter } from './plan-meter';
import { ProfileRing } from './profile-ring';

const LINK =
  'relative flex min-h-11 items-center justify-center gap-2.5 whitespace-nowrap rounded-md px-3 text-[14.5px] font-medium text-on-bar hover:bg-white/8 min-[1181px]:justify-start';
const CURRENT =
  'bg-white/12 font-semibold text-white shadow-[inset_3px_0_0_var(--color-mari-400)]';
const COUNT =
  'text-xs leading-5 tabular-nums max-[1180px]:absolute max-[1180px]:right-0.5 max-[1180px]:top-0 max-[1180px]:px-1.5 max-[1180px]:text-[10px] max-[1180px]:leading-4 min-[1181px]:ml-auto min-[1181px]:px-2';

/** Scrolls the current page's item into the bar, and only the bar. */
function useCurrentInView() {
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!item || !bar.current) return;
    const { offsetTop, offsetHeight } = item;
    const { scrollTop, clientHeight } = bar.current;
    const isInView =
      offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isInView) bar.current.scrollTop = offsetTop - clientHeight / 2;
  }, [pathname]);
  return bar;
}

/** Links of a dashboard. From 901 to 1180 px icons only: labels are tooltips, and for screen readers. */
export function SideBar({ dashboard }: { dashboard: Dashboard }) {
  const { i18n } = useLingui();
  const bar = useCurrentInView();
  return (
    <div
      ref={bar}
      data-bar="side"
      className="sticky top-0 flex h-dvh flex-col overflow-y-auto bg-linear-to-b from-bar-start to-bar-end px-3.5 py-4 [scrollbar-color:var(--color-bar-scroll)_transparent] [scrollbar-width:thin]"
    >
      <Link
        to={paths.home}
        className="mb-3 flex justify-center min-[1181px]:block min-[1181px]:px-2"
      >
        <Logo isOnDark className="max-[1180px]:[&>span]:sr-only" />
      </Link>
      {dashboard.name === 'admin' ? (
        <Role dashboard={dashboard} />
      ) : (
        <AreaSwitch dashboard={dashboard} />
      )}
      <nav
        aria-label={i18n._(dashboard.label)}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5"
      >
        {dashboard.items.map((item) => (
          <Item key={item.to} item={item} />
        ))}
      </nav>
      {dashboard.name === 'seller' ? (
        <div className="mt-auto pt-4 max-[1180px]:hidden">
          <PlanMeter />
        </div>
      ) : null}
    </div>
  );
}

function Role({ dashboard }: { dashboard: Dashboard }) {
  const { i18n } = useLingui();
  return (
    <p className="mb-2 text-center text-[12.5px] font-semibold text-on-bar min-[1181px]:px-3 min-[1181px]:text-left">
      {i18n._(dashboard.role)}
    </p>
  );
}

function Item({ item }: { item: NavItem }) {
  const { i18n } = useLingui();
  const Icon = item.icon;
  const label = i18n._(item.label);
  return (
    <NavLink
      to={item.to}
      end={isHome(item)}
      title={label}
      className={({ isActive }) => cn(LINK, isActive && CURRENT)}
    >
      <Icon className="size-[19px] shrink-0 opacity-90" aria-hidden />
      <span className="truncate max-[1180px]:sr-only">{label}</span>
      <ItemCount item={item} className={COUNT} />
      {item.to === paths.sellerCompanyProfile ? <ProfileRing /> : null}
    </NavLink>
  );
}
