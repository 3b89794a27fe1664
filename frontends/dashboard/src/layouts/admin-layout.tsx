import { Link, Outlet, brand, paths } from '@haat/platform';
import { Badge, Logo } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { AccountMenu } from './account-menu';
import { AdminNav } from './admin-nav';
import { LanguageButton } from '../components/language-button';

/** The administrator's layout: a bar, and the pages below it. */
export function AdminLayout() {
  return (
    <div className="min-h-dvh bg-[#f6f3ec]">
      <header className="sticky top-0 z-30 border-b border-line bg-white">
        <div className="mx-auto flex min-h-16 max-w-[1440px] flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-1.5 pt-2 lg:px-6">
          <Link to={paths.home} aria-label={brand.name}>
            <Logo isIconOnly />
          </Link>
          <Badge tone="indigo" className="max-sm:hidden">
            <Trans>Admin</Trans>
          </Badge>
          <AdminNav />
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
