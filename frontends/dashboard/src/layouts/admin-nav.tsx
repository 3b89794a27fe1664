import { NavLink, paths, useLocation } from '@haat/platform';
import { cn } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  BadgeCheck,
  FileText,
  ChartLine,
  Flag,
  Languages,
  LifeBuoy,
  ListTree,
  Package,
  Scale,
  SearchX,
  Star,
  Store,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';

const ITEMS = [
  { to: paths.admin, label: msg`Overview`, icon: ChartLine },
  { to: paths.adminVerifications, label: msg`Verifications`, icon: BadgeCheck },
  { to: paths.adminSellers, label: msg`Sellers`, icon: Store },
  { to: paths.adminReports, label: msg`Reports`, icon: Flag },
  { to: paths.adminOrderReviews, label: msg`Reviews`, icon: Star },
  { to: paths.adminProducts, label: msg`Products`, icon: Package },
  { to: paths.adminRequirements, label: msg`Requirements`, icon: FileText },
  { to: paths.adminCases, label: msg`Cases`, icon: LifeBuoy },
  { to: paths.adminDisputes, label: msg`Disputes`, icon: Scale },
  { to: paths.adminCategories, label: msg`Categories`, icon: ListTree },
  { to: paths.adminSynonyms, label: msg`Synonyms`, icon: Languages },
  { to: paths.adminDemand, label: msg`Demand`, icon: SearchX },
  { to: paths.adminUsers, label: msg`Users`, icon: Users },
];

/** Links of the administration: they scroll on phones, and wrap on wide screens. */
export function AdminNav() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={t`Admin`}
      className="order-last flex w-full min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] lg:flex-wrap lg:gap-0.5"
    >
      {ITEMS.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === paths.admin}
          className={({ isActive }) =>
            cn(
              'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-3 text-[14.5px] lg:px-2.5 lg:text-[14px] font-medium text-ink-700 hover:bg-sand',
              isActive && 'bg-indigo-50 font-semibold text-indigo-700',
            )
          }
        >
          <Icon className="size-[18px] shrink-0" aria-hidden />
          {i18n._(label)}
        </NavLink>
      ))}
    </nav>
  );
}
