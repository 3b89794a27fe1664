import { Outlet } from '@haat/platform';
import { BottomBar, PhoneTopBar } from './phone-bars';
import { SideNav } from './side-nav';
import { TopBar } from './top-bar';
import { useLiveDesk } from './use-live-desk';

/** The frame of every page of the seller; the shell leaves its own bars away here. */
export function SellerDesk() {
  useLiveDesk();
  return (
    <div className="min-h-dvh bg-[#f6f3ec] pb-[72px] lg:grid lg:grid-cols-[236px_minmax(0,1fr)] lg:pb-0">
      <SideNav />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar />
        <PhoneTopBar />
        <Outlet />
      </div>
      <BottomBar />
    </div>
  );
}
