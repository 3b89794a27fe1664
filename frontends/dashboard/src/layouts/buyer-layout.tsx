import { NavLink, Outlet } from '@haat/platform';
import { Container, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { NotificationBell } from './notification-bell';
import { BUYER_ITEMS, isHome, type NavItem } from './nav-items';
import { useLiveUpdates } from './use-live-updates';

/** The buyer's pages, inside the marketplace's header and footer; links at the side. */
export function BuyerLayout() {
  const { t } = useLingui();
  useLiveUpdates();
  return (
    <Container className="gap-7 py-5 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:py-8">
      <div className="mb-5 flex items-start gap-2 lg:mb-0 lg:block">
        <NotificationBell className="lg:mb-3" />
        <nav
          aria-label={t`My account`}
          className="-mr-4 flex min-w-0 gap-1 overflow-x-auto pb-1 pr-4 [scrollbar-width:none] lg:mr-0 lg:grid lg:content-start lg:pr-0"
        >
          {BUYER_ITEMS.map((item) => (
            <Item key={item.to} item={item} />
          ))}
        </nav>
      </div>
      <div className="min-w-0 [&>section]:p-0">
        <Outlet />
      </div>
    </Container>
  );
}

function Item({ item }: { item: NavItem }) {
  const { i18n } = useLingui();
  const Icon = item.icon;
  return (
    <NavLink
      to={item.to}
      end={isHome(item)}
      className={({ isActive }) =>
        cn(
          'flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-md px-3 text-[14.5px] font-medium text-ink-700 hover:bg-sand',
          isActive && 'bg-indigo-50 font-semibold text-indigo-700',
        )
      }
    >
      <Icon className="size-[18px] shrink-0" aria-hidden />
      {i18n._(item.label)}
    </NavLink>
  );
}
