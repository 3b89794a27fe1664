import { Link, NavLink, Outlet, brand, paths } from '@haat/platform';
import { Badge, Logo, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { AccountMenu } from './account-menu';
import { LanguageButton } from './language-button';

/** The operator's frame: one bar, and the pages below it. */
export function AdminDesk() {
  const { t } = useLingui();
  return (
    <div className="min-h-dvh bg-[#f6f3ec]">
      <header className="sticky top-0 z-30 border-b border-line bg-white">
        <div className="mx-auto flex min-h-16 max-w-[1180px] flex-wrap items-center gap-x-4 px-4 py-2 lg:px-6">
          <Link to={paths.home} aria-label={brand.name}>
            <Logo isMarkOnly />
          </Link>
          <Badge tone="indigo" className="max-sm:hidden">
            <Trans>Administration</Trans>
          </Badge>
          <nav aria-label={t`Administration`} className="flex gap-1">
            <NavLink
              to={paths.adminUsers}
              className={({ isActive }) =>
                cn(
                  'flex min-h-11 items-center gap-2 rounded-md px-3 text-[14.5px] font-medium text-ink-700 hover:bg-sand',
                  isActive && 'bg-indigo-50 font-semibold text-indigo-700',
                )
              }
            >
              <Users className="size-[18px]" aria-hidden />
              <Trans>Users</Trans>
            </NavLink>
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <LanguageButton />
            <AccountMenu />
          </div>
        </div>
      </header>
      <div className="mx-auto max-w-[1180px]">
        <Outlet />
      </div>
    </div>
  );
}
