import { IS_WIDE, Outlet, useMedia, useOwnSellerProfileQuery } from '@haat/platform';
import type { ReactNode } from 'react';
import { BottomBar, PhoneTopBar } from './phone-bars';
import { SideNav } from './side-nav';
import { TopBar } from './top-bar';
import { useLiveUpdates } from './use-live-updates';

/** The layout of the seller's pages, for phones or wide screens; the shell omits its bars here. */
export function SellerLayout({ children }: { children?: ReactNode }) {
  const isWide = useMedia(IS_WIDE);
  useLiveUpdates();
  // Nothing here renders it: this query keeps the profile in the session current.
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
