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
  SearchX,
  Store,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';

const ITEMS = [
  { to: paths.admin, words: msg`Overview`, icon: ChartLine },
  { to: paths.adminVerifications, words: msg`Verifications`, icon: BadgeCheck },
  { to: paths.adminSellers, words: msg`Sellers`, icon: Store },
  { to: paths.adminReports, words: msg`Reports`, icon: Flag },
  { to: paths.adminProducts, words: msg`Products`, icon: Package },
  { to: paths.adminRequirements, words: msg`Requirements`, icon: FileText },
  { to: paths.adminComplaints, words: msg`Helpdesk`, icon: LifeBuoy },
  { to: paths.adminCategories, words: msg`Categories`, icon: ListTree },
  { to: paths.adminSynonyms, words: msg`Synonyms`, icon: Languages },
  { to: paths.adminDemand, words: msg`Demand`, icon: SearchX },
  { to: paths.adminUsers, words: msg`Users`, icon: Users },
];

/** The operator's ways, below the bar: on phones they scroll, wide screens show all. */
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
      {ITEMS.map(({ to, words, icon: Icon }) => (
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
          {i18n._(words)}
        </NavLink>
      ))}
    </nav>
  );
}
