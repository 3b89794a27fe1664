import { IS_WIDE, Outlet, useLocation, useMedia } from '@haat/platform';
import { cn } from '@haat/ui';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar';
import { DeskBoundary } from './desk-boundary';
import { DeskPanels } from './desk-panels';
import { DESKS, currentItem, isHome, type DeskName } from './desks';
import { PhoneTopBar } from './phone-top-bar';
import { SideBar } from './side-bar';
import { TopBar } from './top-bar';
import { useLiveUpdates } from './use-live-updates';

type Props = { name: DeskName; children?: ReactNode };

/** The frame of every desk: a side bar and a top bar, on phones a top and a bottom bar. */
export function DeskLayout({ name, children }: Props) {
  const desk = DESKS[name];
  const isWide = useMedia(IS_WIDE);
  const { pathname } = useLocation();
  const item = currentItem(desk, pathname);
  // The phone's bar has the title then: it is not shown twice.
  const isTitled = item !== undefined && !isHome(item) && pathname === item.to;
  useLiveUpdates();
  return (
    <DeskPanels desk={desk}>
      <div className="haat-desk min-h-dvh bg-[#f6f3ec] pb-[72px] lg:grid lg:grid-cols-[76px_minmax(0,1fr)] lg:pb-0 min-[1181px]:grid-cols-[236px_minmax(0,1fr)]">
        {isWide ? <SideBar desk={desk} /> : null}
        <div className="flex min-h-dvh min-w-0 flex-col">
          {isWide ? <TopBar desk={desk} /> : <PhoneTopBar desk={desk} />}
          <div
            id="desk"
            tabIndex={-1}
            className={cn(
              'min-w-0 flex-1 outline-none focus-visible:shadow-none',
              isTitled && 'max-lg:[&_h1]:sr-only',
            )}
          >
            <DeskBoundary key={name} at={pathname}>
              {children ?? <Outlet />}
            </DeskBoundary>
          </div>
        </div>
        {isWide ? null : <BottomBar desk={desk} />}
      </div>
    </DeskPanels>
  );
}
