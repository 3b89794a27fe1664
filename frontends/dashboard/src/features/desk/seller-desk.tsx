import { IS_WIDE, Outlet, useMedia, useOwnSellerProfileQuery } from '@haat/platform';
import type { ReactNode } from 'react';
import { BottomBar, PhoneTopBar } from './phone-bars';
import { SideNav } from './side-nav';
import { TopBar } from './top-bar';
import { useLiveDesk } from './use-live-desk';

/** The frame of every page of the seller, of two the one that fits; the shell leaves its own bars away here. */
export function SellerDesk({ children }: { children?: ReactNode }) {
  const isWide = useMedia(IS_WIDE);
  useLiveDesk();
  // Asked for by the desk, drawn by nobody here: it keeps the profile in the session true for every page.
  useOwnSellerProfileQuery(true, { selectFromResult: () => ({}) });
  return (
    <div className="min-h-dvh bg-[#f6f3ec] pb-[72px] lg:grid lg:grid-cols-[236px_minmax(0,1fr)] lg:pb-0">
      {isWide ? <SideNav /> : null}
      <div className="flex min-h-dvh min-w-0 flex-col">
        {isWide ? <TopBar /> : <PhoneTopBar />}
        {children ?? <Outlet />}
      </div>
      {isWide ? null : <BottomBar />}
    </div>
  );
}
