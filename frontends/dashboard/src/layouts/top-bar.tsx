import { Link, paths, useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, Store } from 'lucide-react';
import { LanguageButton } from '../components/language-button';
import { AccountMenu } from './account-menu';
import type { Dashboard } from './dashboards';
import { HelpButton } from './help-button';
import { NotificationBell } from './notification-bell';
import { PaletteButton } from './palette-button';

/** Search, language, the market or the own shop, help, notifications and account; on wide screens. */
export function TopBar({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div
      data-bar="top"
      className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-3.5 border-b border-line bg-card px-6"
    >
      <PaletteButton />
      <div className="ml-auto flex items-center gap-2">
        <LanguageButton />
        <MarketLink dashboard={dashboard} />
        <HelpButton />
        <NotificationBell />
        <AccountMenu />
      </div>
    </div>
  );
}

function MarketLink({ dashboard }: { dashboard: Dashboard }) {
  const { seller_profile: profile } = useSession();
  const slug = dashboard.name === 'seller' ? profile?.slug : undefined;
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
