import { IS_WIDE, Outlet, paths, useLocation, useMedia } from '@haat/platform';
import { cn } from '@haat/ui';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar';
import { PageBoundary } from './page-boundary';
import { DashboardPanels } from './dashboard-panels';
import { DASHBOARDS, currentItem, isHome, type DashboardName } from './dashboards';
import { PhoneTopBar } from './phone-top-bar';
import { SideBar } from './side-bar';
import { TopBar } from './top-bar';
import { useLiveUpdates } from './use-live-updates';

type Props = { name: DashboardName; children?: ReactNode };

/** The frame of every dashboard: a side bar and a top bar, on phones a top and a bottom bar. */
export function DashboardLayout({ name, children }: Props) {
  const dashboard = DASHBOARDS[name];
  const isWide = useMedia(IS_WIDE);
  const { pathname } = useLocation();
  const item = currentItem(dashboard, pathname);
  // The phone's bar has the title then: it is not shown twice.
  const hasOwnHeading = item !== undefined && isHome(item) && name !== 'admin';
  const isTitled =
    item !== undefined &&
    !hasOwnHeading &&
    [item.to, paths.adminProductReports].includes(pathname);
  useLiveUpdates();
  return (
    <DashboardPanels dashboard={dashboard}>
      <div className="haat-dashboard min-h-dvh bg-desk pb-[72px] lg:grid lg:grid-cols-[76px_minmax(0,1fr)] lg:pb-0 min-[1181px]:grid-cols-[236px_minmax(0,1fr)]">
        {isWide ? <SideBar dashboard={dashboard} /> : null}
        <div className="flex min-h-dvh min-w-0 flex-col">
          {isWide ? (
            <TopBar dashboard={dashboard} />
          ) : (
            <PhoneTopBar dashboard={dashboard} />
          )}
          <div
            id="dashboard"
            tabIndex={-1}
            className={cn(
              'min-w-0 flex-1 outline-none focus-visible:shadow-none',
              isTitled && 'max-lg:[&_h1]:sr-only',
            )}
          >
            <PageBoundary key={name} at={pathname}>
              {children ?? <Outlet />}
            </PageBoundary>
          </div>
        </div>
        {isWide ? null : <BottomBar dashboard={dashboard} />}
      </div>
    </DashboardPanels>
  );
}
