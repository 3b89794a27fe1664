import { Link, paths, useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, Store } from 'lucide-react';
import { LanguageButton } from '../components/language-button';
import { AccountMenu } from './account-menu';
import type { Desk } from './desks';
import { HelpButton } from './help-button';
import { NotificationBell } from './notification-bell';
import { PaletteButton } from './palette-button';

/** Search, language, the market or the own shop, help, notifications and account; on wide screens. */
export function TopBar({ desk }: { desk: Desk }) {
  return (
    <div
      data-bar="top"
      className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-3.5 border-b border-line bg-white px-6"
    >
      <PaletteButton />
      <div className="ml-auto flex items-center gap-2">
        <LanguageButton />
        <MarketLink desk={desk} />
        <HelpButton />
        <NotificationBell />
        <AccountMenu />
      </div>
    </div>
  );
}

function MarketLink({ desk }: { desk: Desk }) {
  const { seller_profile: profile } = useSession();
  const slug = desk.name === 'seller' ? profile?.slug : undefined;
  return (
    <Button asChild variant="outline" size="sm" className="h-11">
      {slug ? (
        <Link to={paths.vendor(slug)}>
          <ExternalLink aria-hidden />
          <Trans>View my shop</Trans>
        </Link>
      ) : (
        <Link to={paths.home}>
          <Store aria-hidden />
          <Trans>Market</Trans>
        </Link>
      )}
    </Button>
  );
}
