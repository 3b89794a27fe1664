import { Link, brand, paths, useLocation } from '@haat/platform';
import { Logo, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { currentItem, type Dashboard } from './dashboards';
import { useDashboardPanels } from './dashboard-panels';
import { HelpButton } from './help-button';
import { NotificationBell } from './notification-bell';

const DARK = 'border-white/14 bg-white/12 text-white';

/** Title of the page, search, help and notifications; on phones. */
export function PhoneTopBar({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { open } = useDashboardPanels();
  const here = currentItem(dashboard, pathname);
  return (
    <div
      data-bar="top"
      className="sticky top-0 z-30 flex h-14 items-center gap-3 bg-linear-to-br from-bar-start to-bar-end px-4 text-white"
    >
      <Link to={paths.home} aria-label={brand.name}>
        <Logo isIconOnly />
      </Link>
      <b className="truncate text-lg font-bold" aria-hidden>
        {i18n._(here?.label ?? dashboard.role)}
      </b>
      <span className="ml-auto flex gap-2">
        <button
          type="button"
          onClick={() => open('palette')}
          aria-label={t`Search pages and actions`}
          className={cn('grid size-11 place-items-center rounded-md border', DARK)}
        >
          <Search className="size-5" aria-hidden />
        </button>
        <HelpButton className={DARK} />
        <NotificationBell className={DARK} />
      </span>
    </div>
  );
}
