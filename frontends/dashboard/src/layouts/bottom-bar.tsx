import { NavLink, paths, useLocation } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { currentItem, isHome, type Dashboard } from './dashboards';
import { ItemCount } from './item-count';
import { MoreSheet } from './more-sheet';
import type { NavItem } from './nav-items';

const ITEM =
  'relative flex min-h-12 flex-col items-center justify-center gap-0.5 text-[11px] font-semibold leading-tight text-ink-500';
const COUNT =
  'absolute left-1/2 top-0 ml-1 grid h-[18px] min-w-[18px] place-items-center border-2 border-card px-1 text-[10px] leading-none';

/** The most used links of a dashboard at the bottom, the others under More. A page with its own bar replaces it. */
export function BottomBar({ dashboard }: { dashboard: Dashboard }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const tabs = dashboard.items.filter(({ to }) => dashboard.tabs.includes(to));
  const rest = dashboard.items.filter(({ to }) => !dashboard.tabs.includes(to));
  const here = currentItem(dashboard, pathname);
  const [first, second, ...others] = tabs.toSorted(
    (a, b) => dashboard.tabs.indexOf(a.to) - dashboard.tabs.indexOf(b.to),
  );
  return (
    <nav
      data-bar="bottom"
      aria-label={i18n._(dashboard.label)}
      className="haat-bottom-bar fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)] pt-1"
    >
      {first ? <Tab item={first} /> : null}
      {second ? <Tab item={second} /> : null}
      {dashboard.name === 'buyer' ? <PostNeed /> : null}
      {others.map((item) => (
        <Tab key={item.to} item={item} />
      ))}
      <MoreSheet
        dashboard={dashboard}
        items={rest}
        countClassName={COUNT}
        className={cn(ITEM, here && rest.includes(here) && 'text-indigo-700')}
      />
    </nav>
  );
}

const PostNeed = () => (
  <NavLink to={paths.industries} className={ITEM}>
    <span className="grid h-[22px] w-10 place-items-center rounded-[8px] bg-linear-to-b from-marigold-top to-marigold text-on-bright">
      <Plus className="size-5" aria-hidden />
    </span>
    <Trans>Post need</Trans>
  </NavLink>
);

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
      <ItemCount item={item} className={COUNT} />
      {i18n._(item.label)}
    </NavLink>
  );
}
