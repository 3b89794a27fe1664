import { NavLink, paths } from '@haat/platform';
import { cn } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, Flag, Store, Users } from 'lucide-react';

const ITEMS = [
  { to: paths.adminVerifications, words: msg`Verifications`, icon: BadgeCheck },
  { to: paths.adminSellers, words: msg`Sellers`, icon: Store },
  { to: paths.adminReports, words: msg`Reports`, icon: Flag },
  { to: paths.adminUsers, words: msg`Users`, icon: Users },
];

/** The operator's ways; on phones they scroll below the bar. */
export function AdminNav() {
  const { t, i18n } = useLingui();
  return (
    <nav
      aria-label={t`Administration`}
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] max-lg:order-last max-lg:w-full"
    >
      {ITEMS.map(({ to, words, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cn(
              'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-3 text-[14.5px] font-medium text-ink-700 hover:bg-sand',
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
